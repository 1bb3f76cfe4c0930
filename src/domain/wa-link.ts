/** A link that opens WhatsApp with a text for a number (`+919876543210`). Source: india-rules §8. */
export function waLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`;
}
