package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages stay short, and so do their sentences; {@code bin/internal/words} counts. */
class PageWordsTest {
  /** The limits of each group of pages: whatever is above them is to be shortened. */
  private static final Map<String, Size> LIMITS =
      Map.of(
          "README", new Size(600, 40, 17),
          "docs", new Size(44_400, 40, 17),
          "bench", new Size(10_000, 40, 17),
          "generated", new Size(20_000, 0, 0));

  @TempDir private Path directory;

  /**
   * The size of a group of pages.
   *
   * @param words of the pages as they are
   * @param longest the words of the longest sentence, or 0 where sentences do not count
   * @param mean the mean of the words of a sentence, or 0 where sentences do not count
   */
  private record Size(int words, int longest, double mean) {
    boolean isWithin(Size limit) {
      return words <= limit.words && longest <= limit.longest && mean <= limit.mean;
    }
  }

  @Test
  void pagesAndSentencesAreShort() throws Exception {
    Map<String, Size> sizes = sizes("..");
    assertThat(sizes).containsKeys("README", "docs", "bench", "generated");
    LIMITS.forEach(
        (group, limit) ->
            assertThat(sizes.get(group))
                .as("%s; bin/internal/words --over %d prints sentences", group, limit.longest())
                .matches(size -> size.isWithin(limit), "is within " + limit));
  }

  @Test
  void sentencesAreProseAndWordsAreEverything() throws Exception {
    page("README.md", "# A title\n\nOne, two. `no words` here\n[is](a/link.md): e.g. this.\n");
    page("docs/list.md", "- an item\n- Version 1.2 is here. Two.\n\n```\nnot. this.\n```\n");
    page("docs/table.md", "| a. | b. |\n|---|---|\n\nBefore:\n\n    x = y\n");
    page("docs/part.md", "One.\n<!-- written by ATest -->\na b c.\n<!-- end -->\nTwo three.\n");
    page("docs/messages.md", "A page of six words. All.\n");
    page("bench/one/README.md", "Ranks of 8 B.\nTake two.\n");
    page("bench/one/result/all.md", "Five words.\n");
    page("bench/target/README.md", "Not counted.\n");
    assertThat(sizes(directory.toString()))
        .containsEntry("README", new Size(11, 5, 3.5))
        .containsEntry("docs", new Size(26, 4, 1.8))
        .containsEntry("generated", new Size(17, 0, 0))
        .containsEntry("bench", new Size(6, 4, 3.0))
        .containsEntry("results", new Size(2, 0, 0));
    assertThat(words("--over", "4", directory.toString()))
        .containsExactly("README.md: 5 words: CODE here is: e.g. this.");
  }

  private void page(String name, String text) throws IOException {
    Path page = directory.resolve(name);
    Files.createDirectories(page.getParent());
    Files.writeString(page, text);
  }

  private static Map<String, Size> sizes(String directory) throws Exception {
    Map<String, Size> sizes = new TreeMap<>();
    for (String line : words(directory)) {
      String[] part = line.strip().split("\\s+");
      if (part.length > 2 && !part[0].equals("group")) {
        boolean prose = part.length == 5;
        sizes.put(
            part[0],
            new Size(
                Integer.parseInt(part[2]),
                prose ? Integer.parseInt(part[3]) : 0,
                prose ? Double.parseDouble(part[4]) : 0));
      }
    }
    return sizes;
  }

  private static List<String> words(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("bash", "../bin/internal/words"));
    command.addAll(Arrays.asList(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed.lines().toList();
  }
}
