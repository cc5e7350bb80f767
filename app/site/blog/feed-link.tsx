export function FeedLink() {
  return (
    <link href="/blog/rss.xml" rel="alternate" title="Artigos do blog" type="application/rss+xml" />
  );
}
