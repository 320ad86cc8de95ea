-- The hosts of lobbies that wait already are asked, too, what to do about seats that nobody takes (-1: the table as a whole).
insert into timer (session, kind, seat, due)
    select id, 'unfilled', -1, opened + 86400 from session where status = 'lobby' and parked = 0;
