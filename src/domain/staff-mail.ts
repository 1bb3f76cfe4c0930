/**
 * How the address of the first member of staff ends, who is made without one: the sign-in library wants an address, and
 * `.invalid` can never receive mail. What stands before it means nothing, so it is neither shown nor searched.
 */
export const NO_STAFF_MAIL = '@staff.invalid';
