import type { ItineraryDraft } from '#app/contract/ai.ts';
import type { ItineraryItemView } from '#app/contract/itineraries.ts';
import { AiItinerary } from '#app/web/office/ai/ai-itinerary.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Drawer } from '#app/web/ui/overlay/drawer.tsx';
import { blankDay, type ItineraryValues } from './itinerary-form-values.ts';

/** The writing helper beside the editor: what is accepted goes into the form, and is saved with it. */
export function AiDraft({
  item,
  form,
  onClose,
}: {
  item: ItineraryItemView;
  form: OfficeForm<ItineraryValues>;
  onClose: () => void;
}) {
  return (
    <Drawer title="Draft with AI" onClose={onClose}>
      <AiItinerary
        title={item.title}
        destination={item.place}
        duration={item.duration}
        route={item.route}
        current={asDraft(form.values)}
        onAccept={(change) => {
          const { days, ...rest } = change;
          form.put({
            ...rest,
            ...(days ? { days: days.map(({ day, ...one }) => ({ ...one, key: blankDay().key })) } : {}),
          });
          onClose();
        }}
      />
    </Drawer>
  );
}

function asDraft(values: ItineraryValues): ItineraryDraft {
  return { ...values, days: values.days.map(({ key, ...day }, at) => ({ day: at + 1, ...day })) };
}
