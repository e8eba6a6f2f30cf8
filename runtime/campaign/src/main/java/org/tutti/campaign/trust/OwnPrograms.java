package org.tutti.campaign.trust;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.SearchPath;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.rank.entry.RankMain;
import org.tutti.rank.jvm.RankJvmOptions;

/**
 * What this process would start by itself, or takes from its own environment: its JVM, its class
 * path, what is found on its search path by an ordinary name, and settings that can name no program
 * and no file.
 *
 * @param environment of this process
 */
record OwnPrograms(Map<String, String> environment) {
  private static final String JAVA = "java";
  private static final String SSH = "ssh";

  /** Sizes, numbers, switches, and what is to be compiled. */
  private static final Pattern JVM_OPTION =
      Pattern.compile(
          "-X(ms|mx|mn|ss)\\d+[kKmMgGtT]?|-X(int|comp|batch)"
              + "|-XX:[+-]\\w+|-XX:(?!On)\\w+=[\\d.]+[kKmMgGtT]?|-XX:CompileCommand=\\S*");

  private static final Pattern PLAIN_VALUE =
      Pattern.compile("[-+]?[\\d.]+[kKmMgG]?|true|false|yes|no|on|off");

  private static final Set<String> LAUNCHER_OPTIONS =
      Set.of("--oversubscribe", "--use-hwthread-cpus");

  boolean isJava(String text) {
    return text.equals(JAVA) || isSame(text, JavaProgram.javaOfThisJvm());
  }

  boolean isJvmOption(String text) {
    return RankJvmOptions.ALL.contains(text) || JVM_OPTION.matcher(text).matches();
  }

  /** Mostly it is written in the same way, so that no file need be looked at. */
  boolean isOnClassPath(String text) {
    List<String> own =
        List.of(JavaProgram.ofThisJvm("", List.of()).classPath().split(File.pathSeparator));
    return own.contains(text) || own.stream().anyMatch(entry -> isSame(text, Path.of(entry)));
  }

  boolean isMainClassOfRanks(String text) {
    return text.equals(RankMain.class.getName());
  }

  boolean isLauncher(String text) {
    List<String> ordinary =
        Arrays.stream(LauncherKind.values()).flatMap(kind -> kind.executables().stream()).toList();
    SearchPath path = SearchPath.ofEnvironment();
    return new LauncherName(text).kind().isPresent()
        || ordinary.contains(text)
        || ordinary.stream()
            .flatMap(name -> path.find(name).stream())
            .anyMatch(found -> isSame(text, found));
  }

  boolean areLauncherOptions(String text) {
    return LAUNCHER_OPTIONS.containsAll(List.of(text.split(" ")));
  }

  boolean isLibrary(String text) {
    return new LibraryName(text).family().isPresent()
        || text.equals(environment.get(MpiSelection.LIBRARY_VARIABLE));
  }

  boolean isRemoteShell(String text) {
    return text.equals(SSH);
  }

  boolean isVariable(String text) {
    String[] parts = text.split("=", 2);
    return PLAIN_VALUE.matcher(parts[1]).matches() || parts[1].equals(environment.get(parts[0]));
  }

  /** A relative path means another file in each directory, so that it is never one's own. */
  private static boolean isSame(String text, Path own) {
    try {
      Path path = Path.of(text);
      return path.isAbsolute() && Files.exists(path) && Files.isSameFile(path, own);
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }
}
