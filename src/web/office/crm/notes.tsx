interface Note {
  note: string;
  author: string;
  createdAt: string;
}

/** `count`: of all there are. The list shows the first two notes of however many there are. Source: back-office §9. */
const SHOWN = 2;

export function Notes({ notes, count }: { notes: Note[]; count: number }) {
  if (notes.length === 0) return null;
  const first = notes.slice(0, SHOWN);
  return (
    <div className="notes">
      <h3>
        Notes {first.length} of {count}
      </h3>
      <ul>
        {first.map((note) => (
          <li key={`${note.createdAt} ${note.note}`} className="clip" title={note.author}>
            {note.note}
          </li>
        ))}
      </ul>
    </div>
  );
}
