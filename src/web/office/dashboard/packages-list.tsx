import type { AdminPackageView } from '#app/contract/content.ts';
import { capitalised } from '#app/web/office/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { ContentList } from './content-list.tsx';
import type { ListProps } from './dashboard.tsx';
import { useList } from './use-list.ts';

const HEAD = (
  <>
    <th scope="col">Title</th>
    <th scope="col">Destination</th>
    <th scope="col">Duration</th>
    <th scope="col">Type</th>
    <th scope="col" className="num">
      Rating
    </th>
    <th scope="col">Featured</th>
    <th scope="col">Badge</th>
    <th scope="col" className="num">
      Price
    </th>
  </>
);

export function PackagesList({ page, onPage }: ListProps) {
  const list = useList<AdminPackageView>('packages', page);
  return (
    <ContentList
      name="packages"
      list={list}
      page={page}
      onPage={onPage}
      head={HEAD}
      row={(item) => <PackageCells item={item} />}
    />
  );
}

function PackageCells({ item }: { item: AdminPackageView }) {
  return (
    <>
      <td className="o1">
        <div className="row thumb-row">
          {item.image && <img className="thumb" src={item.image} alt="" loading="lazy" />}
          <div className="grow">
            <a className="strong" href={`/packages/${item.slug}`}>
              {item.title}
            </a>
            <div className="d trunc">{item.route}</div>
          </div>
        </div>
      </td>
      <td className="nw hide">{item.destination}</td>
      <td className="nw o4">{item.duration}</td>
      <td className="hide">
        <span className="tag">{capitalised(item.packageType)}</span>
      </td>
      <td className="num hide">{item.rating.toFixed(1)}</td>
      <td className="hide">{item.featured ? <Featured priority={item.featured_priority} /> : 'No'}</td>
      <td className="o5">
        <Marks item={item} />
      </td>
      <td className="num strong o2">{item.price}</td>
    </>
  );
}

function Featured({ priority }: { priority: number }) {
  return (
    <span className="row tight star">
      <Icon name="star" small />
      <span className="sr">Yes, priority</span>
      {priority}
    </span>
  );
}

function Marks({ item }: { item: AdminPackageView }) {
  return (
    <span className="row tight wrap">
      {item.status === 'draft' && <span className="bdg plain yellow">Draft</span>}
      {item.promotional_badge && <span className="bdg plain orange">{item.promotional_badge}</span>}
      {item.enquiry_only && <span className="bdg plain">Enquiry Only</span>}
    </span>
  );
}
