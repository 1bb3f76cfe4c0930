/** A webhook as it came: signatures cover the whole address and the raw bytes. */
export interface WebhookCall {
  url: string;
  headers: Headers;
  rawBody: Uint8Array;
}

/** What a provider tells about a message that it took. */
export interface DeliveryNews {
  providerId: string;
  /** Our own id of the message, where the provider gives it back: it finds one whose hand-over had no answer. */
  reference: string | null;
  state: 'sent' | 'delivered' | 'failed';
  /** Of `failed`, for people. */
  reason: string;
  /** By the provider's clock; null when it does not say. */
  at: Date | null;
}

/** A message that a person wrote to us. */
export interface ReceivedMessage {
  providerId: string;
  /** `+919845011762`. */
  from: string;
  text: string;
  at: Date | null;
}
