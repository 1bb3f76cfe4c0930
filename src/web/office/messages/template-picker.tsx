import type { UsableTemplate } from './use-compose.ts';

const MOST_IN_SIGHT = 5;

/** The channel's templates, filled in for the record: one press puts the text into the message. */
export function TemplatePicker({
  templates,
  onPick,
}: {
  templates: UsableTemplate[];
  onPick: (template: UsableTemplate) => void;
}) {
  if (templates.length === 0) return null;
  if (templates.length > MOST_IN_SIGHT) return <TemplateSelect templates={templates} onPick={onPick} />;
  return (
    <fieldset className="chips msg-insert" aria-label="Templates">
      <span className="mute">Insert</span>
      {templates.map((template) => (
        <button key={template.id} type="button" className="btn sm" onClick={() => onPick(template)}>
          {template.name}
        </button>
      ))}
    </fieldset>
  );
}

function TemplateSelect({
  templates,
  onPick,
}: {
  templates: UsableTemplate[];
  onPick: (template: UsableTemplate) => void;
}) {
  return (
    <span className="sel msg-templates">
      <select
        aria-label="Insert a template"
        value=""
        onChange={(event) => {
          const template = templates.find((one) => one.id === event.target.value);
          if (template) onPick(template);
        }}
      >
        <option value="">Insert a template</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </select>
    </span>
  );
}
