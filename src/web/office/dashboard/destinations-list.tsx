import type { DestinationView } from '#app/contract/content.ts';
import { ContentList } from './content-list.tsx';
import type { ListProps } from './dashboard.tsx';
import { useList } from './use-list.ts';

const HEAD = (
  <>
    <th scope="col">Name</th>
    <th scope="col">Description</th>
    <th scope="col" className="num">
      Packages
    </th>
  </>
);

export function DestinationsList({ page, onPage }: ListProps) {
  const list = useList<DestinationView>('destinations', page);
  return (
    <ContentList
      name="destinations"
      list={list}
      page={page}
      onPage={onPage}
      head={HEAD}
      row={(item) => (
        <>
          <td className="o1">
            <div className="row thumb-row">
              {item.image && <img className="thumb" src={item.image} alt="" loading="lazy" />}
              <span className="strong">{item.name}</span>
            </div>
          </td>
          <td className="ink2 full o6">{item.description}</td>
          <td className="num o2">
            {item.packages} <span className="only-m mute">packages</span>
          </td>
        </>
      )}
    />
  );
}
