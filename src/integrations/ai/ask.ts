import { generateText, type LanguageModel, NoObjectGeneratedError, Output, streamText } from 'ai';
import type { z } from 'zod';
import { AiError, type AiRequest } from './port.ts';
import { readAnswer } from './read-answer.ts';

// Its warnings go to the console with the whole request; ours is the log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

interface Call {
  model: LanguageModel;
  instructions: string;
  prompt: string;
  maxOutputTokens: number;
  maxRetries: number;
  abortSignal: AbortSignal;
}

/** The answer in one piece, checked against the shape. */
export async function askOnce<Shape extends z.ZodObject>(call: Call, shape: Shape): Promise<z.output<Shape>> {
  try {
    const { output } = await generateText({ ...call, output: Output.object({ schema: shape }) });
    return shape.parse(output);
  } catch (error) {
    return secondReading(error, shape);
  }
}

/** The answer as it comes; `onProgress` hears of each piece. */
export async function askStreaming<Shape extends z.ZodObject>(
  call: Call,
  shape: Shape,
  onProgress: NonNullable<AiRequest<Shape>['onProgress']>,
): Promise<z.output<Shape>> {
  const names = Object.keys(shape.shape);
  let failed: { error: unknown } | undefined;
  let text = '';
  const result = streamText({
    ...call,
    output: Output.object({ schema: shape }),
    onError: ({ error }) => {
      failed ??= { error };
    },
  });
  const output = result.output.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  for await (const piece of result.textStream) {
    text += piece;
    onProgress({ characters: text.length, parts: names.filter((name) => text.includes(`"${name}"`)) });
  }
  call.abortSignal.throwIfAborted();
  if (failed) throw failed.error;
  const ended = await output;
  if ('value' in ended) return shape.parse(ended.value);
  return secondReading(ended.error, shape, text);
}

/** What the library could not read as it stands, read with more patience. */
function secondReading<Shape extends z.ZodObject>(error: unknown, shape: Shape, heard = ''): z.output<Shape> {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  const text = error.text ?? heard;
  try {
    return readAnswer(text, shape);
  } catch (reading) {
    throw error.finishReason === 'length' && text.trim() !== '' ? new AiError('too_long') : reading;
  }
}
