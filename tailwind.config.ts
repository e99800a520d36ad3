import type { Config } from "tailwindcss"
import plugin from "tailwindcss/plugin"

/** A colour from a CSS variable, so that a skin is one set of values in app/skins.css. */
const v = (name: string) => `var(--${name})`
const tone = (name: string) => ({
  DEFAULT: v(`${name}-solid`),
  solid: v(`${name}-solid`),
  hover: v(`${name}-hover`),
  on: v(`${name}-on`),
  soft: v(`${name}-soft`),
  text: v(`${name}-text`),
  border: v(`${name}-border`),
  mark: v(`${name}-mark`),
})
const tones = ["brand", "success", "warning", "danger", "info", "neutral"]
const parts = ["solid", "hover", "on", "soft", "text", "border", "mark"]
/** `.tone-danger` sets `bg-tone-soft`, `text-tone-text` and so on to the danger colours, so that a component has one set of classes. */
const toneClasses = Object.fromEntries(
  tones.map((name) => [
    `.tone-${name}`,
    Object.fromEntries(parts.map((part) => [`--tone-${part}`, v(`${name}-${part}`)])),
  ]),
)
const shades = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]

export default {
  darkMode: ["selector", ".dark"],
  content: [
    "./app/**/*.{ts,tsx}",
    "./components/**/*.{ts,tsx}",
    // Only what we use of Tremor: all of it, in all colours of its palette, would be a third of the styles of every page.
    "./node_modules/@tremor/react/dist/components/chart-elements/{DonutChart,common}/**/*.js",
  ],
  theme: {
    extend: {
      colors: {
        page: v("page"),
        card: v("card"),
        raised: v("raised"),
        sunken: v("sunken"),
        scrim: v("scrim"),
        line: { DEFAULT: v("line"), strong: v("line-strong") },
        ink: { DEFAULT: v("ink"), muted: v("ink-muted"), faint: v("ink-faint") },
        brand: { ...tone("brand"), ...Object.fromEntries(shades.map((s) => [s, v(`brand-${s}`)])) },
        success: tone("success"),
        warning: tone("warning"),
        danger: tone("danger"),
        info: tone("info"),
        neutral: tone("neutral"),
        tone: tone("tone"),
        chart: Object.fromEntries(["1", "2", "3", "4", "5", "6", "plain"].map((name) => [name, v(`chart-${name}`)])),
        // Tremor only accepts these colour names; components/charts/colour.ts maps ours to them.
        indigo: { 500: v("chart-1") },
        teal: { 500: v("chart-2") },
        orange: { 500: v("chart-3") },
        pink: { 500: v("chart-4") },
        sky: { 500: v("chart-5") },
        lime: { 500: v("chart-6") },
        slate: { 500: v("chart-plain") },
        tremor: {
          brand: {
            faint: v("brand-50"),
            muted: v("brand-200"),
            subtle: v("brand-400"),
            DEFAULT: v("brand-500"),
            emphasis: v("brand-700"),
            inverted: v("card"),
          },
          background: { muted: v("sunken"), subtle: v("raised"), DEFAULT: v("card"), emphasis: v("ink-muted") },
          border: { DEFAULT: v("line") },
          ring: { DEFAULT: v("line") },
          content: {
            subtle: v("ink-faint"),
            DEFAULT: v("ink-muted"),
            emphasis: v("ink"),
            strong: v("ink"),
            inverted: v("card"),
          },
        },
      },
      fontFamily: { sans: ["Inter Variable", "Inter Fallback", "ui-sans-serif", "system-ui", "sans-serif"] },
      fontSize: {
        xs: ["0.75rem", "1rem"],
        dense: ["0.8125rem", "1.125rem"],
        sm: ["0.875rem", "1.25rem"],
        base: ["0.9375rem", "1.5rem"],
        title: ["1.125rem", "1.5rem"],
        heading: ["1.375rem", "1.75rem"],
        display: ["1.75rem", "2.125rem"],
      },
      spacing: { control: v("control"), "control-sm": v("control-sm") },
      borderRadius: { control: "6px", card: "10px" },
      boxShadow: { card: v("shadow-card"), raised: v("shadow-raised"), control: v("shadow-control") },
      transitionDuration: { fast: "120ms", base: "160ms", slow: "200ms" },
    },
  },
  plugins: [plugin(({ addBase }) => addBase(toneClasses))],
} satisfies Config
