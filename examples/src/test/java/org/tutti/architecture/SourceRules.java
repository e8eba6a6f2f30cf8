package org.tutti.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What source files look like: their lengths, and the pages of their packages. */
final class SourceRules {
  private static final int LONGEST = 800;

  /** An enumeration, or the settings, which have parameters: as long as what they list. */
  private static final Pattern TABLE =
      Pattern.compile("(?m)^public enum |^public final class SettingKey<");

  private static final Pattern DOCUMENTED =
      Pattern.compile("\\A\\s*/\\*\\*[\\s*]*[^\\s*/].*?\\*/\\s*package ", Pattern.DOTALL);

  /** The beginning of a Javadoc, up to the end of its first sentence. */
  private static final Pattern FIRST_SENTENCE =
      Pattern.compile("/\\*\\*[\\s*]*([^@].*?)(?:[.;:](?=\\s)|\\*/)", Pattern.DOTALL);

  /** A preposition that hardly begins a sentence, or one after which no clause follows. */
  private static final Pattern WITHOUT_SUBJECT =
      Pattern.compile(
          "(?:Of|As|By|From|To) .*|(?:At(?! least)|For|In|On|With|Without) [^,]*", Pattern.DOTALL);

  /** A search in what a method has worded. */
  private static final Pattern READS_WORDS =
      Pattern.compile(
          "\\b(?:getMessage|text|line|words|sentence|describe)\\(\\)\\s*\\.\\s*(?:contains|startsWith"
              + "|endsWith|matches|indexOf|replaceAll|replaceFirst|split|substring)\\("
              + "|matcher\\([^;()]*(?:\\(\\))?\\.(?:getMessage|text|line|words|sentence)\\(\\)");

  /** Files that read the words of others: an MPI library, and what a user has written. */
  private static final Set<String> READ_OTHERS =
      Set.of("NativeCommunicator.java", "MessageSizes.java", "LocalRanks.java");

  private SourceRules() {}

  /** Figures and kinds are passed on as such: words may be changed at any time. */
  static List<String> wordsAreNotRead(ProjectTree project) {
    return project.modules().stream()
        .flatMap(module -> module.mainFiles().stream())
        .filter(file -> !READ_OTHERS.contains(file.getFileName().toString()))
        .filter(file -> READS_WORDS.matcher(text(file)).find())
        .map(file -> file + " reads words that other code has made")
        .toList();
  }

  /** A Javadoc such as "Of a handle." leaves out what of the handle it is about. */
  static List<String> javadocNamesItsSubject(ProjectTree project) {
    List<String> violations = new ArrayList<>();
    for (ProjectModule module : project.modules()) {
      for (Path file : module.mainFiles()) {
        FIRST_SENTENCE
            .matcher(text(file))
            .results()
            .map(match -> match.group(1))
            .filter(sentence -> WITHOUT_SUBJECT.matcher(sentence).matches())
            .forEach(sentence -> violations.add(file + ": \"" + sentence + "\" has no subject"));
      }
    }
    return violations;
  }

  /** Neither an import nor a text: what stands on the core is found, not named. */
  static List<String> coreNamesNoLaboratory(ProjectTree project) {
    return project.modules().stream()
        .filter(module -> !module.name().startsWith("lab/"))
        .flatMap(module -> module.mainFiles().stream())
        .filter(file -> text(file).contains("org.tutti.lab."))
        .map(file -> file + " names the laboratory")
        .toList();
  }

  static List<String> packagesAreDocumented(ProjectTree project) {
    Set<Path> folders = new TreeSet<>();
    project.modules().stream()
        .flatMap(module -> module.mainFiles().stream())
        .forEach(file -> folders.add(file.getParent()));
    return folders.stream()
        .map(folder -> folder.resolve("package-info.java"))
        .filter(page -> !Files.exists(page) || !DOCUMENTED.matcher(text(page)).find())
        .map(page -> page + " is missing or has no Javadoc")
        .toList();
  }

  static List<String> filesAreShort(ProjectTree project) {
    Map<Path, Integer> lengths = new TreeMap<>();
    for (ProjectModule module : project.modules()) {
      for (Path file : module.javaFiles()) {
        lengths.put(file, (int) text(file).lines().count());
      }
    }
    List<String> violations = new ArrayList<>();
    lengths.forEach(
        (file, length) -> {
          if (length > LONGEST && !TABLE.matcher(text(file)).find()) {
            violations.add(file + " has " + length + " lines; at most " + LONGEST);
          }
        });
    return violations;
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
