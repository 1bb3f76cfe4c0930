/** Names that go into a bucket's address: forms that cannot lead elsewhere. */
export const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
export const REGION = /^[a-z0-9-]{1,40}$/;
/** Folders without slashes at their ends; no part is empty or of dots alone. */
export const PREFIX = /^(?:(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*)?$/;
