import { type ReactNode, useRef, useState } from 'react';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type ExportAs, ExportDialog } from './export-dialog.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { type Preset, SavedFilters } from './saved-filters.tsx';
import { SearchField } from './search-field.tsx';
import type { ListState } from './use-list-state.ts';

export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What no choice is called: `All`. */
  all?: string;
}

/** Search (`/`), filters (`F`), saved filters, and Export CSV (Shift+E) of a list whose view is in the address. */
export function ListToolbar({
  state,
  search,
  filters = [],
  saved,
  presets,
  exportAs,
  actions,
  views,
  children,
}: {
  state: ListState;
  /** What the search says: `Search packages`. */
  search?: string;
  filters?: readonly Filter[];
  /** The list's name for filters that staff save: `packages`. */
  saved?: string;
  /** Views that everybody has, before those that staff saved. */
  presets?: readonly Preset[];
  exportAs?: ExportAs;
  actions?: ReactNode;
  /** Before the search: how the list is shown. */
  views?: ReactNode;
  /** More filters, such as a DateRangePicker. */
  children?: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  const [exporting, setExporting] = useState(false);
  const focus = (what: string) => bar.current?.querySelector<HTMLElement>(what)?.focus();
  useKeys(
    {
      '/': () => (search ? focus('input[type="search"]') : false),
      f: () => (filters.length > 0 ? focus('select') : false),
      'shift+e': () => (exportAs ? setExporting(true) : false),
    },
    {
      group: 'Lists',
      names: {
        ...(search ? { '/': search } : {}),
        ...(filters.length > 0 ? { f: 'Filter' } : {}),
        ...(exportAs ? { 'shift+e': 'Export CSV' } : {}),
      },
    },
  );
  return (
    <>
      <search ref={bar} className="filters">
        {views}
        {search && (
          <SearchField key={state.cleared} label={search} q={state.q} onSearch={(q) => state.set({ q })} />
        )}
        {filters.map(({ name, label, options, all }) => (
          <FilterChoice
            key={name}
            label={label}
            value={state.filters[name] ?? ''}
            values={options.map((option) => option.value)}
            names={Object.fromEntries(options.map((option) => [option.value, option.label]))}
            {...(all ? { all } : {})}
            onChoose={(value) => state.set({ filters: { [name]: value } })}
          />
        ))}
        {children}
        {state.active && !saved && (
          <button type="button" className="btn ghost sm" onClick={state.clear}>
            Clear filters
          </button>
        )}
        {(exportAs || actions) && (
          <span className="push row">
            {exportAs && (
              <button type="button" className="btn" onClick={() => setExporting(true)}>
                <Icon name="download" />
                Export CSV
              </button>
            )}
            {actions}
          </span>
        )}
      </search>
      {saved && <SavedFilters list={saved} state={state} presets={presets} />}
      {exporting && exportAs && (
        <ExportDialog exportAs={exportAs} state={state} onClose={() => setExporting(false)} />
      )}
    </>
  );
}
