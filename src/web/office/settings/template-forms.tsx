import { useState } from 'react';
import { CHANNEL_TEXTS, CHANNELS, type Channel, LONGEST } from '#app/domain/message-channel.ts';
import { type MessageTemplate, TEMPLATE_NAMES } from '#app/domain/message-templates.ts';
import { SmsLength } from '#app/web/office/messages/sms-length.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { SettingText } from './setting-fields.tsx';
import { useSettingsForm } from './settings-form.tsx';

const MOST = 100;

/** The texts that staff start messages from, a channel at a time. */
export function TemplatesForm() {
  const { form } = useSettingsForm();
  const [channel, setChannel] = useState<Channel>('email');
  const { templates } = form.values;
  const put = (next: MessageTemplate[]) => form.put({ templates: next });
  const wrong = channelsWithErrors(templates, form.errors);
  return (
    <section className="stack">
      <PlaceholderHelp />
      <ChoiceField
        label="Templates for"
        optional={false}
        value={channel}
        options={CHANNELS.map((value) => ({ value, label: CHANNEL_TEXTS[value].name }))}
        onChange={setChannel}
        error={
          wrong.some((one) => one !== channel)
            ? `Something is wrong in ${wrong.map((one) => CHANNEL_TEXTS[one].name).join(' and ')}`
            : undefined
        }
      />
      {templates.map(
        (template, at) =>
          template.channel === channel && (
            <TemplateFields
              key={template.id}
              template={template}
              at={at}
              onRemove={() => put(templates.toSpliced(at, 1))}
            />
          ),
      )}
      <div>
        <button
          type="button"
          className="btn"
          disabled={templates.length >= MOST}
          onClick={() => put([...templates, newTemplate(channel)])}
        >
          <Icon name="plus" />
          Add template
        </button>
      </div>
    </section>
  );
}

function newTemplate(channel: Channel): MessageTemplate {
  return { id: newFormKey(), name: '', channel, subject: '', text: '', approvedAs: '', language: 'en' };
}

/** Their fields may be out of sight. */
function channelsWithErrors(templates: MessageTemplate[], errors: Record<string, string>): Channel[] {
  const places = Object.keys(errors).flatMap((path) => /^templates\.(\d+)/.exec(path)?.[1] ?? []);
  return [...new Set(places.flatMap((at) => templates[Number(at)]?.channel ?? []))];
}

function PlaceholderHelp() {
  return (
    <details className="note quiet set-help">
      <summary>Names that are filled in</summary>
      <dl className="set-names">
        {Object.entries(TEMPLATE_NAMES).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const APPROVED: Record<Channel, { label: string; hint: string } | null> = {
  email: null,
  sms: {
    label: 'DLT template ID',
    hint: 'At MSG91, with VAR1, VAR2 … for the names in their order. Empty: it goes within the template of the SMS settings.',
  },
  whatsapp: {
    label: 'Approved template',
    hint: 'Its name at Meta, with a variable for each name in their order: for who has not written in the last 24 hours.',
  },
};

function TemplateFields({
  template,
  at,
  onRemove,
}: {
  template: MessageTemplate;
  at: number;
  onRemove: () => void;
}) {
  const { channel, name, text } = template;
  const approved = APPROVED[channel];
  return (
    <fieldset className="fs box set-fs">
      <legend>{name || 'New template'}</legend>
      <div className="form">
        <SettingText of={`templates.${at}.name`} label="Name" required maxLength={40} />
        {channel === 'email' && (
          <SettingText of={`templates.${at}.subject`} label="Subject" required maxLength={200} />
        )}
        <SettingText
          of={`templates.${at}.text`}
          label="Text"
          required
          className="wf"
          rows={channel === 'email' ? 8 : 3}
          maxLength={LONGEST[channel]}
          hint={channel === 'sms' ? <SmsLength text={text} /> : undefined}
        />
        {approved && (
          <SettingText
            of={`templates.${at}.approvedAs`}
            label={approved.label}
            maxLength={100}
            spellCheck={false}
            hint={approved.hint}
          />
        )}
        {channel === 'whatsapp' && (
          <SettingText
            of={`templates.${at}.language`}
            label="Its language"
            maxLength={10}
            spellCheck={false}
            hint="A code such as en or en_US."
          />
        )}
      </div>
      <button
        type="button"
        className="btn ghost sm set-remove"
        aria-label={`Remove ${name || 'template'}`}
        onClick={onRemove}
      >
        <Icon name="x" />
        Remove
      </button>
    </fieldset>
  );
}
