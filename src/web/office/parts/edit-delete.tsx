import { Link, type To } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Edit, which opens the form over the list, and Delete, of the row that `name` names. */
export function EditDelete({ name, to, onDelete }: { name: string; to: To; onDelete: () => void }) {
  return (
    <>
      <Link
        className="btn ico sm ghost"
        data-key="e"
        aria-label={`Edit ${name}`}
        title="Edit"
        to={to}
        preventScrollReset
      >
        <Icon name="pencil" />
      </Link>
      <button
        type="button"
        className="btn ico sm ghost"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
      >
        <Icon name="trash-2" />
      </button>
    </>
  );
}
