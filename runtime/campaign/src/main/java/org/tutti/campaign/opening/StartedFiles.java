package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.campaign.launch.SearchPath;
import org.tutti.mpi.names.LibraryName;
import org.tutti.records.campaign.LaunchSettings;

/** The files beside its class path that a launch starts, loads, or reads, as its settings say. */
public final class StartedFiles {
  /** Options and variables that name what a process reads; others may name what it writes. */
  private static final Pattern READ =
      Pattern.compile(
          "(?:-(?:javaagent|agentpath):|-XX:(?:Flags|CompileCommandFile|CompilerDirectivesFile)="
              + "|LD_PRELOAD=|(?i:\\w+_file(?:name)?)=)([^=]*).*");

  private static final Pattern SEPARATORS = Pattern.compile("[\\s,;:=@]+");

  private StartedFiles() {}

  /**
   * Those that exist.
   *
   * @param command the argument vector, which begins with the launcher
   */
  public static Set<Path> of(List<String> command, LaunchSettings settings) {
    Set<Path> files = new LinkedHashSet<>();
    SearchPath path = SearchPath.ofEnvironment();
    path.find(command.get(0)).ifPresent(files::add);
    path.find(settings.command().java()).ifPresent(java -> files.addAll(ofJava(java)));
    settings.placement().hosts().remoteShell().flatMap(path::find).ifPresent(files::add);
    settings.mpi().library().map(LibraryName::text).ifPresent(text -> files.addAll(in(text)));
    List<String> texts = new ArrayList<>(settings.command().jvmOptions());
    settings.variables().values().forEach((name, value) -> texts.add(name + "=" + value));
    for (String text : texts) {
      Matcher matcher = READ.matcher(text);
      if (matcher.matches()) {
        files.addAll(in(matcher.group(1)));
      }
    }
    return files;
  }

  /** A {@code java} and what tells its JVM from others. */
  public static Set<Path> ofJava(Path java) {
    Set<Path> files = new LinkedHashSet<>(Set.of(java));
    try {
      Path home = java.toRealPath().resolveSibling("..").normalize();
      for (String name : List.of("release", "lib/libjli.so", "lib/server/libjvm.so")) {
        Optional.of(home.resolve(name)).filter(Files::isRegularFile).ifPresent(files::add);
      }
    } catch (IOException e) {
      return files; // Whoever starts it says so.
    }
    return files;
  }

  /** Files and directories that exist and that a text names, alone or among others. */
  public static Set<Path> in(String text) {
    Set<Path> found = new LinkedHashSet<>();
    addIfThere(text, found);
    SEPARATORS.splitAsStream(text).forEach(word -> addIfThere(word, found));
    return found;
  }

  private static void addIfThere(String name, Set<Path> found) {
    try {
      Path path = Path.of(name);
      if (!name.isEmpty() && Files.exists(path)) {
        found.add(path);
      }
    } catch (InvalidPathException e) {
      return; // It names no file.
    }
  }
}
