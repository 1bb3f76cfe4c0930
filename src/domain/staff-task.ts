/** What a task of the staff is about. */
export const STAFF_TASK_KINDS = [
  /** A balance is still open days after it was due. */
  'balance_overdue',
  /** A paid booking was set to cancelled; charge and refund are still to be settled. */
  'cancellation_open',
  /** A refund could not be given back to its card or account. */
  'refund_failed',
  /** A refund of cash or a transfer is to be paid out. */
  'refund_by_hand',
  'follow_up',
] as const;
export type StaffTaskKind = (typeof STAFF_TASK_KINDS)[number];
