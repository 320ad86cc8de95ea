-- They follow from rating and result, and are read from there.
drop table place_sum;
drop table rival_sum;
