import type { AdminTestimonialView } from '#app/contract/content.ts';
import { ContentList } from './content-list.tsx';
import type { ListProps } from './dashboard.tsx';
import { useList } from './use-list.ts';

const HEAD = (
  <>
    <th scope="col">Name</th>
    <th scope="col">Tour</th>
    <th scope="col">Text</th>
    <th scope="col" className="num">
      Rating
    </th>
  </>
);

export function TestimonialsList({ page, onPage }: ListProps) {
  const list = useList<AdminTestimonialView>('testimonials', page);
  return (
    <ContentList
      name="testimonials"
      list={list}
      page={page}
      onPage={onPage}
      head={HEAD}
      row={(item) => (
        <>
          <td className="o1">
            <span className="strong">{item.name}</span>
            <div className="d">{item.location}</div>
          </td>
          <td className="o4">{item.tour}</td>
          <td className="ink2 full o6">{item.text}</td>
          <td className="num o2">{item.rating} of 5</td>
        </>
      )}
    />
  );
}
