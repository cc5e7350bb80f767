/** Tells feed readers where the articles' feed is. */
export function FeedLink() {
  return (
    <link href="/blog/rss.xml" rel="alternate" title="Artigos do blog" type="application/rss+xml" />
  );
}
