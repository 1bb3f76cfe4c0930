/** The version of the notice shown beside the forms, kept with each consent. Raise it when the notice's text changes. */
export const PRIVACY_NOTICE_VERSION = '2026-11';
