import QRCode from 'qrcode';

/** A QR code as SVG text; medium error correction, which survives a fold in the paper. */
export function qrCode(text: string): Promise<string> {
  return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
}
