import { useState } from 'react';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';

const TONES: Tone[] = ['blue', 'yellow', 'green', 'gray', 'purple', 'orange', 'red'];

export function ButtonsSection() {
  const [tab, setTab] = useState('one');
  return (
    <div className="box">
      <div className="pad stack">
        <div className="row wrap">
          <button type="button" className="btn pri">
            <Icon name="plus" />
            Create invoice
          </button>
          <button type="button" className="btn pri is-hover">
            Hover
          </button>
          <button type="button" className="btn pri is-focus">
            Focus
          </button>
          <button type="button" className="btn pri busy" aria-disabled="true">
            Saving...
          </button>
          <button type="button" className="btn pri" disabled>
            Disabled
          </button>
          <button type="button" className="btn">
            <Icon name="download" />
            Secondary
          </button>
          <button type="button" className="btn busy" aria-disabled="true">
            Loading...
          </button>
          <button type="button" className="btn ghost">
            Ghost
          </button>
          <button type="button" className="btn sm">
            Small
          </button>
          <button type="button" className="btn red">
            Delete customer
          </button>
          <button type="button" className="btn sm ico" aria-label="Edit">
            <Icon name="pencil" />
          </button>
          <Menu
            label="Actions of the example"
            items={[
              { label: 'View Details', icon: 'eye', keys: 'Enter', to: '#buttons' },
              { label: 'Edit', icon: 'pencil', keys: 'E' },
              {
                label: 'Not allowed',
                icon: 'shield',
                disabled: true,
                title: 'Your role does not allow this',
              },
              '-',
              { label: 'Delete', icon: 'trash-2', danger: true },
            ]}
          />
        </div>
        <div className="row wrap">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge plain tone="orange">
            Plain
          </Badge>
        </div>
        <StatStrip
          items={[
            { label: 'Plain', value: '214', note: 'no way further' },
            { label: 'Link', value: '₹18,425K', exact: '₹1,84,25,000.00', note: <b>12 new</b>, to: '#list' },
            { label: 'Button', value: '31', onClick: () => setTab('two') },
            { label: 'Loading', value: null },
          ]}
        />
        <Tabs
          items={[
            { key: 'one', label: 'One', count: 12 },
            { key: 'two', label: 'Two' },
            { key: 'three', label: 'Three', count: 1204 },
          ]}
          current={tab}
          onChange={setTab}
        />
      </div>
    </div>
  );
}
