/** Icons of the shell, by their names in lucide. They come from the sprite too, so that no page loads icon code for them. */
export const shellIcons = [
  "ArrowUp",
  "Bell",
  "ChevronDown",
  "CircleHelp",
  "Compass",
  "File",
  "Menu",
  "Moon",
  "Palette",
  "PanelLeft",
  "Search",
  "ShoppingCart",
  "Sun",
  "X",
]
