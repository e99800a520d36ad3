import type { KitPage } from "./page"

/** Fields and forms: pages in the order of the menu, demos in the order of the page. */
export const formsPages: KitPage[] = [
  { id: 154, name: "input", link: "/forms/elements/input", demos: [] },
  { id: 155, name: "input-group", link: "/forms/elements/input-group", demos: [] },
  { id: 156, name: "input-mask", link: "/forms/elements/input-mask", demos: [] },
  { id: 157, name: "textarea", link: "/forms/elements/textarea", demos: [] },
  { id: 158, name: "checkbox", link: "/forms/elements/checkbox", demos: [] },
  { id: 159, name: "radio", link: "/forms/elements/radio", demos: [] },
  { id: 160, name: "switch", link: "/forms/elements/switch", demos: [] },
  { id: 161, name: "select", link: "/forms/elements/select", demos: [] },
  { id: 162, name: "number-input", link: "/forms/elements/number-input", demos: [] },
  { id: 163, name: "file-uploader", link: "/forms/elements/file-uploader", demos: [] },
  { id: 164, name: "editor", link: "/forms/elements/editor", demos: [] },
  { id: 165, name: "pickers", link: "/forms/elements/pickers", demos: [] },
  { id: 166, name: "form-layout", link: "/forms/layout/form-layout", demos: [] },
  { id: 167, name: "wizard", link: "/forms/wizard", demos: [] },
  { id: 168, name: "react-hook-form", link: "/forms/react-hook-form", demos: [] },
  { id: 169, name: "reactstrap-validation", link: "/forms/reactstrap-validation", demos: [] },
  { id: 170, name: "form-repeater", link: "/forms/form-repeater", demos: [] },
]
