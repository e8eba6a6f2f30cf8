package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links of the README, of docs/, and of bench/ lead to a file, and to a heading of it. */
class PageLinksTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```");
  private static final Pattern LINK =
      Pattern.compile("]\\(\\s*(?!https?:)([^)#\\s]*)#?([^)\\s]*)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern MARKED = Pattern.compile("<a id=\"([^\"]+)\">");

  @TempDir private Path directory;

  @Test
  void allLinksLeadSomewhere() throws IOException {
    List<Path> pages = pages();
    assertThat(pages).hasSizeGreaterThan(30);
    assertThat(pages.stream().flatMap(page -> broken(page).stream())).isEmpty();
  }

  @Test
  void brokenLinksAreFound() throws IOException {
    Path page = directory.resolve("page.md");
    Files.writeString(
        page, "# A *title*\n[a](none.md) [b](#no) [c](page.md#a-title) [d](#a-title)\n");
    assertThat(broken(page)).containsExactly(page + ": none.md", page + ": #no");
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("../docs"));
        Stream<Path> bench = Files.walk(Path.of("../bench"))) {
      return Stream.concat(Stream.of(Path.of("../README.md")), Stream.concat(docs, bench))
          .filter(page -> page.toString().endsWith(".md"))
          .toList();
    }
  }

  private static List<String> broken(Path page) {
    return LINK.matcher(prose(page))
        .results()
        .filter(link -> !leadsSomewhere(page, link))
        .map(
            link ->
                page + ": " + link.group(1) + (link.group(2).isEmpty() ? "" : "#" + link.group(2)))
        .toList();
  }

  private static boolean leadsSomewhere(Path page, MatchResult link) {
    Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
    return Files.exists(target)
        && (link.group(2).isEmpty() || headings(target).contains(link.group(2)));
  }

  /** The names that GitHub gives to headings, and those that a page sets itself. */
  private static Set<String> headings(Path page) {
    String text = prose(page);
    return Stream.concat(
            HEADING.matcher(text).results().map(heading -> name(heading.group(1))),
            MARKED.matcher(text).results().map(mark -> mark.group(1)))
        .collect(Collectors.toSet());
  }

  private static String name(String heading) {
    return heading.toLowerCase().replaceAll("[^\\w -]", "").strip().replace(' ', '-');
  }

  private static String prose(Path page) {
    return BLOCK.matcher(SourceRules.text(page)).replaceAll("");
  }
}
