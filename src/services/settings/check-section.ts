import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

/** Stands for the scale's table in the policy's text. */
const SCALE = /^\s*\{\{\s*cancellationScale\s*\}\}\s*$/m;

/**
 * What a section's own schema cannot know. Throws `invalid_input` with the field: a policy that shows another scale
 * than the one refunds go by, or a value that the environment fixes.
 */
export function checkSection<Name extends AnySection>(
  ctx: Pick<Ctx, 'config'>,
  section: Name,
  before: AllSettings[Name],
  after: AllSettings[Name],
): void {
  if (section === 'legal') {
    const { cancellation } = after as AllSettings['legal'];
    if (!SCALE.test(cancellation.body))
      throw invalid('The cancellation policy must show its scale', {
        'cancellation.body':
          'Put {{cancellationScale}} on a line of its own: the scale of the settings stands there',
      });
  }
  for (const [field, value] of Object.entries(after)) {
    const fixed = ctx.config.fixed[`${section}.${field}` as keyof typeof ctx.config.fixed];
    const changed = (before as Record<string, unknown>)[field] !== value;
    if (fixed !== undefined && changed)
      throw invalid('The server’s environment has this setting', {
        [field]: 'The server’s environment fixes this: change it there',
      });
  }
}
