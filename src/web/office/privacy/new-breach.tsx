import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { BreachForm } from './breach-form.tsx';
import { BREACHES_SCREEN } from './privacy-tabs.tsx';

/** /admin/privacy/breaches/new, over the register. */
export default function NewBreach() {
  const close = useBackToList(BREACHES_SCREEN);
  const may = useMay('privacy.handle');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Record a breach · Back office</title>
      <BreachForm stored={null} onClose={close} />
    </>
  );
}
