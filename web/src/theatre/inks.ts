/** A colour for each seat, told apart by day and by night, and by those who see fewer colours. */
export const inks = ["#c4264f", "#1f8a86", "#d98b06", "#7a4a9e", "#3f74c9", "#6b8e23", "#a8552a", "#8a8f98"];
