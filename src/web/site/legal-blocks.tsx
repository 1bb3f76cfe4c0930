import { Children, type ReactNode } from 'react';
import type { LegalBlock, LegalInline } from '#app/domain/legal-text.ts';

/** The blocks of a legal text. They never move, so their places are their keys. */
export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return keyed(blocks, (block) => <Block block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.type) {
    case 'heading':
      return <h2>{inline(block.content)}</h2>;
    case 'paragraph':
      return <p>{inline(block.content)}</p>;
    case 'list':
      return (
        <ul>
          {keyed(block.items, (item) => (
            <li>{inline(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {keyed(block.head, (cell) => (
                <th scope="col">{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(block.rows, (row) => (
              <tr>
                {keyed(row, (cell) => (
                  <td>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return block satisfies never;
  }
}

function inline(content: LegalInline[]): ReactNode {
  return keyed(content, (part) => {
    if (part.type === 'link') return <a href={part.href}>{part.text}</a>;
    return part.type === 'strong' ? <b>{part.text}</b> : part.text;
  });
}

function keyed<Item>(items: Item[], show: (item: Item) => ReactNode): ReactNode {
  return Children.toArray(items.map(show));
}
