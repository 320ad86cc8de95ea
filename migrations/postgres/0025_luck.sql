-- The fingerprint of a secret follows from the secret and from how the luck comes about, which stands in the log.
alter table session drop column commitment;
