/** The agency's two colours, `#rrggbb`; `brand-palette` derives all shades from them. */
export interface BrandColours {
  primary: string;
  accent: string;
}

/** Those of the design, as in `web/styles/tokens.css`. */
export const DEFAULT_COLOURS: BrandColours = { primary: '#1a5a45', accent: '#ee9b1f' };
