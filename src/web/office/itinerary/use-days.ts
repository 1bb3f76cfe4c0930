import { useRef, useState } from 'react';
import { MOST_DAYS } from '#app/contract/itineraries.ts';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { blankDay, type DayValues, type ItineraryValues } from './itinerary-form-values.ts';

/** The days of the form: which one is chosen, and all that can be done to it. */
export function useDays(form: OfficeForm<ItineraryValues>) {
  const { days } = form.values;
  const latest = useRef(form);
  latest.current = form;
  const [key, choose] = useState<string | undefined>(days[0]?.key);
  const found = days.findIndex((day) => day.key === key);
  const at = Math.max(found, 0);
  const chosen = days[at];
  const put = (next: DayValues[]) => form.set('days', next);
  const insert = (place: number, day: DayValues) => {
    if (days.length >= MOST_DAYS) return;
    put(days.toSpliced(place, 0, day));
    choose(day.key);
  };
  const wrong = wrongDays(form.errors);
  return {
    chosen,
    at,
    wrong,
    choose,
    add: () => insert(days.length, blankDay()),
    copy: () => chosen && insert(at + 1, { ...chosen, key: blankDay().key }),
    change: (change: Partial<DayValues>) => chosen && put(days.with(at, { ...chosen, ...change })),
    move(by: 1 | -1): void {
      const to = at + by;
      if (!chosen || to < 0 || to >= days.length) return;
      put(days.toSpliced(at, 1).toSpliced(to, 0, chosen));
    },
    remove(): void {
      if (!chosen) return;
      put(days.toSpliced(at, 1));
      choose((days[at + 1] ?? days[at - 1])?.key);
      showSuccess({
        title: `Day ${at + 1} deleted`,
        ...(chosen.title ? { detail: chosen.title } : {}),
        undo: async () => {
          const { values, set } = latest.current;
          set('days', values.days.toSpliced(at, 0, chosen));
          choose(chosen.key);
        },
      });
    },
    /** Of the fields of one day, by their names. */
    errorsOf(place: number): Record<string, string> {
      const inside = Object.entries(form.errors).filter(([path]) => path.startsWith(`days.${place}.`));
      return Object.fromEntries(inside.map(([path, text]) => [path.split('.')[2] ?? '', text]));
    },
    /** After a save that was refused: the day to look at. */
    showFirstWrong(): void {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.day-list .day-pick.bad')?.click());
    },
  };
}

function wrongDays(errors: Record<string, string>): ReadonlySet<number> {
  return new Set(
    Object.keys(errors)
      .filter((path) => /^days\.\d+\./.test(path))
      .map((path) => Number(path.split('.')[1])),
  );
}
