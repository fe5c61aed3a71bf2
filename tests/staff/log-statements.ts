/** Ways to falsify the log, for somebody who can turn the triggers off. */
export const statements: readonly (readonly [string, string])[] = [
  ['the action of a row is changed', `update admin_logs set action = 'look away' where seq = 3`],
  ['the time of a row is changed', `update admin_logs set created_at = created_at + interval '1 microsecond' where seq = 3`],
  ['a row names somebody else', `update admin_logs set admin_id = gen_random_uuid() where seq = 3`],
  [
    'the details of a row are changed',
    `update admin_log_details set description = 'Nothing' where log_id = (select id from admin_logs where seq = 3)`,
  ],
  [
    'details get another salt',
    `update admin_log_details set salt = '\\x00' where log_id = (select id from admin_logs where seq = 3)`,
  ],
  [
    'details are added to a row without any',
    `insert into admin_log_details select id, '\\x00', 'Agreed' from admin_logs where seq = 2`,
  ],
  ['a row in the middle is deleted', `delete from admin_logs where seq = 4`],
  [
    'a row is deleted and the rest is numbered again',
    `delete from admin_logs where seq = 4; update admin_logs set seq = -seq + 1 where seq > 4; update admin_logs set seq = -seq where seq < 0`,
  ],
  ['the first row is deleted', `delete from admin_logs where seq = 1`],
  ['the last row is deleted', `delete from admin_logs where seq = (select max(seq) from admin_logs)`],
  [
    'a row is inserted at the end',
    `insert into admin_logs (id, admin_id, action, seq, hash) select gen_random_uuid(), admin_id, 'x', seq + 1, hash from admin_logs order by seq desc limit 1`,
  ],
  [
    'a row is inserted in the middle',
    `update admin_logs set seq = -seq - 1 where seq > 4; update admin_logs set seq = -seq where seq < 0; insert into admin_logs (id, admin_id, action, seq, hash) select gen_random_uuid(), admin_id, 'x', 5, hash from admin_logs where seq = 4`,
  ],
  [
    'two rows change places',
    `update admin_logs set seq = -1 where seq = 3; update admin_logs set seq = 3 where seq = 4; update admin_logs set seq = 4 where seq = -1`,
  ],
  [
    'the contents of two rows change places',
    `update admin_logs log set action = other.action from admin_logs other where (log.seq, other.seq) in ((3, 4), (4, 3))`,
  ],
  ['all rows are deleted', `delete from admin_logs`],
]

/** What the triggers refuse to everybody. */
export const forbidden = [
  `update admin_logs set action = 'look away'`,
  'update admin_logs set seq = seq where false',
  'delete from admin_logs',
  'truncate admin_logs',
  `update admin_log_details set description = 'Nothing'`,
  'truncate admin_log_details',
  'delete from admin_log_head',
  'truncate admin_log_head',
  'update admin_log_seals set seq = 0',
  'delete from admin_log_seals',
  'truncate admin_log_seals',
]
