/**
 * Opens what visitors will see in a tab of its own. It is sent as a form, so that nothing is stored and no browser
 * takes the tab for an unwanted one.
 */
export function openPreview(fields: {
  id: string;
  package?: object;
  cruise?: object;
  pilgrimage?: object;
  itinerary?: object;
}): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/preview/trip';
  form.target = '_blank';
  form.enctype = 'multipart/form-data';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = typeof value === 'string' ? value : JSON.stringify(value);
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
