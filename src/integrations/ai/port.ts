import type { z } from 'zod';

/** A provider that speaks the chat-completions API. `baseUrl` ends where `/chat/completions` begins. */
export interface AiProviderConfig {
  baseUrl: string;
  /** Null for one that wants none (a model on the agency's own machine). */
  key: string | null;
  model: string;
}

export interface AiRequest<Shape extends z.ZodObject> {
  /** What the writer is and may do; nothing that visitors or staff typed belongs here. */
  instructions: string;
  prompt: string;
  shape: Shape;
  /** About three quarters of a word each. */
  maxTokens: number;
  signal?: AbortSignal;
  /** When given, the answer is streamed and this hears of it: characters so far, and the fields that have begun. */
  onProgress?(progress: { characters: number; parts: string[] }): void;
}

/** Writes through the provider of the configuration. Every call ends in time; none may run inside a transaction. */
export interface AiWriter {
  /** The provider's answer, checked against the shape. Throws `AiError` for everything else. */
  write<Shape extends z.ZodObject>(
    config: AiProviderConfig,
    request: AiRequest<Shape>,
  ): Promise<z.output<Shape>>;
}

/** Each way in which no answer comes, with its sentence for people. None has anything that the provider said. */
export const AI_REASONS = {
  address_refused: 'The AI provider’s address cannot be used: it must be a public http or https address.',
  unreachable: 'The AI provider cannot be reached.',
  timeout: 'The AI provider did not answer in time.',
  cancelled: 'The draft was cancelled.',
  key_refused: 'The AI provider refused our key.',
  unknown_model: 'The AI provider does not know this model or address. The address often ends in /v1.',
  rate_limited: 'The AI provider is receiving too many requests.',
  unavailable: 'The AI provider has a problem of its own.',
  refused: 'The AI provider refused the request.',
  empty: 'The AI provider gave an empty answer.',
  malformed: 'The AI provider’s answer could not be read.',
  wrong_shape: 'The AI provider’s answer did not have the parts that were asked for.',
  too_long: 'The AI provider’s answer was too long.',
} as const;

export type AiFailure = keyof typeof AI_REASONS;

export class AiError extends Error {
  override readonly name = 'AiError';
  readonly reason: AiFailure;
  /** Seconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** HTTP status of the answer, when one came. */
  readonly status: number | undefined;

  constructor(reason: AiFailure, more: { retryAfter?: number; status?: number } = {}) {
    super(AI_REASONS[reason]);
    this.reason = reason;
    this.retryAfter = more.retryAfter;
    this.status = more.status;
  }
}
