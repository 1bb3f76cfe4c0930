import { Link, useLocation } from 'react-router';
import type { AdminPackageView } from '#app/contract/content.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Menu, type MenuItem } from '#app/web/ui/overlay/menu.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { usePackageActions } from './use-package-actions.ts';

/** What can be done to one package from its row. */
export function PackageRowActions({
  row,
  actions,
}: {
  row: AdminPackageView;
  actions: ReturnType<typeof usePackageActions>;
}) {
  const { search } = useLocation();
  const may = useMay('content.edit');
  const shown = row.status === 'published' ? `/packages/${row.slug}` : `/preview/trip?id=${row.id}`;
  const items: MenuItem[] = [
    {
      label: row.status === 'published' ? 'View on site' : 'Preview draft',
      icon: 'external-link',
      onChoose: () => void window.open(shown, '_blank', 'noopener'),
    },
    ...(may
      ? ([
          { label: 'Duplicate', icon: 'copy', onChoose: () => void actions.duplicate(row) },
          row.status === 'published'
            ? {
                label: 'Unpublish',
                icon: 'cloud-off',
                onChoose: () => void actions.unpublish([row.id], row.title),
              }
            : { label: 'Publish', icon: 'eye', onChoose: () => void actions.publish([row.id], row.title) },
        ] satisfies MenuItem[])
      : []),
  ];
  return (
    <>
      <Link className="btn sm ghost" to={`/admin/packages/${row.id}/itinerary/view`}>
        Itinerary<span className="sr"> of {row.title}</span>
      </Link>
      {may && (
        <>
          <Link
            className="btn ico sm ghost"
            to={{ pathname: `/admin/packages/${row.id}`, search }}
            aria-label={`Edit ${row.title}`}
            title="Edit"
          >
            <Icon name="pencil" />
          </Link>
          <button
            type="button"
            className="btn ico sm ghost"
            aria-label={`Delete ${row.title}`}
            title="Delete"
            onClick={() => void actions.remove([row.id], row.title)}
          >
            <Icon name="trash-2" />
          </button>
        </>
      )}
      <Menu label={`More for ${row.title}`} items={items} />
    </>
  );
}
