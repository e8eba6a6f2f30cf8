package org.tutti.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The commands in the README, in docs/, and in the comments of the lessons. */
final class DocumentedCommands {
  static final Path PROJECT = Path.of("..");

  /** A block, with the comment before it that says which test runs its commands. */
  private static final Pattern BLOCK =
      Pattern.compile(
          "(?:^ *<!-- (run by \\w+|not run: [^>]+) -->\n)?^ *```\\w*\n(.*?)^ *```",
          Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern INDENTED = Pattern.compile("(?m)^( {4}| +\\* )(\\S.*)$");
  private static final Pattern INLINE = Pattern.compile("`([^`]+)`");
  private static final Pattern COMMAND =
      Pattern.compile(
          "(mpirun|mpiexec\\S*|salloc .*|java|mvn) .*|bin/[a-z-]+( .*)?|source <\\(java .*");

  private DocumentedCommands() {}

  static List<DocumentedCommand> all() {
    List<DocumentedCommand> commands = new ArrayList<>();
    pages().forEach(page -> commands.addAll(of(page)));
    return commands;
  }

  static Stream<Path> pages() {
    try (Stream<Path> docs = Files.walk(PROJECT.resolve("docs"));
        Stream<Path> lessons = Files.walk(PROJECT.resolve("examples/src/main/java"))) {
      return Stream.of(
          Stream.of(PROJECT.resolve("README.md")),
          docs.filter(page -> page.toString().endsWith(".md")),
          lessons.filter(lesson -> lesson.toString().endsWith(".java")))
          .flatMap(files -> files)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<DocumentedCommand> of(Path page) {
    String text = text(page);
    List<DocumentedCommand> commands = new ArrayList<>();
    Matcher blocks = BLOCK.matcher(text);
    StringBuilder prose = new StringBuilder();
    while (blocks.find()) {
      String lines = blocks.group(2).replaceAll("\\\\\n *", "");
      String mark = Objects.requireNonNullElse(blocks.group(1), "");
      lines.lines().forEach(line -> add(commands, page, line, mark));
      blocks.appendReplacement(prose, "");
    }
    blocks.appendTail(prose);
    for (MatchResult line : INDENTED.matcher(prose).results().toList()) {
      add(commands, page, line.group(2), DocumentedCommand.PROSE);
    }
    for (MatchResult quoted : INLINE.matcher(prose).results().toList()) {
      String line = quoted.group(1).replaceAll("\\s+", " ");
      if (line.contains(".jar ") || line.startsWith("bin/")) {
        add(commands, page, line, DocumentedCommand.PROSE);
      }
    }
    return commands;
  }

  static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(List<DocumentedCommand> commands, Path page, String line, String mark) {
    String stripped = line.strip();
    if (COMMAND.matcher(stripped).matches()) {
      String place = PROJECT.relativize(page) + ": " + stripped;
      commands.add(DocumentedCommand.of(place, stripped.replaceFirst("^source <\\(", ""), mark));
    }
  }
}
