/** A QR code as SVG text; medium error correction, which survives a fold in the paper. */
export async function qrCode(text: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
}
