declare module 'virtual:words' {
  type Part = () => Promise<{ default: string }>;
  const languages: Record<string, { main: Part; later: Part }>;
  export default languages;
}
declare module 'seasons-sprite.svg?no-inline' {
  const url: string;
  export default url;
}
