import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { PackagePreviewInput } from '#app/contract/admin-packages.ts';
import { CruisePreviewInput, PilgrimagePreviewInput } from '#app/contract/admin-trips.ts';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import { ItineraryFields } from '#app/contract/itineraries.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import type { Services } from '#app/services/index.ts';

export type PreviewData =
  | {
      ok: true;
      trip: TripView;
      itinerary: ItineraryView | null;
      map: RouteMap | null;
      /** False: it shows what is stored. */
      unsaved: boolean;
    }
  | { ok: false; problems: string[] };

/**
 * What a trip's page would show, from what its editor sent: `id` of the stored one, and `package`, `cruise`,
 * `pilgrimage` or `itinerary` as JSON. For signed-in staff alone; everybody else is sent to the sign-in.
 */
export async function loadPreview(services: Services, request: Request, fields: FormData | URLSearchParams) {
  const user = await services.sessionUser(request);
  if (!user) throw redirect('/admin/login');
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const drafts = {
    package: read(PackagePreviewInput, text('package')),
    cruise: read(CruisePreviewInput, text('cruise')),
    pilgrimage: read(PilgrimagePreviewInput, text('pilgrimage')),
    itinerary: read(ItineraryFields, text('itinerary')),
  };
  const problems = Object.values(drafts).flatMap((draft) => draft.problems);
  if (problems.length > 0) return data<PreviewData>({ ok: false, problems }, { status: 422 });
  const found = await services.previewTrip(user, {
    id: text('id').slice(0, 120),
    package: drafts.package.value,
    cruise: drafts.cruise.value,
    pilgrimage: drafts.pilgrimage.value,
    itinerary: drafts.itinerary.value,
  });
  if (!found)
    return data<PreviewData>(
      { ok: false, problems: ['This trip does not exist any more.'] },
      { status: 404 },
    );
  return data<PreviewData>({
    ok: true,
    ...found,
    unsaved: Object.values(drafts).some((draft) => draft.value !== undefined),
  });
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): { value: z.infer<Schema> | undefined; problems: string[] } {
  if (text === '') return { value: undefined, problems: [] };
  const parsed = schema.safeParse(fromJson(text));
  if (parsed.success) return { value: parsed.data, problems: [] };
  return { value: undefined, problems: [...new Set(parsed.error.issues.map((issue) => issue.message))] };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
