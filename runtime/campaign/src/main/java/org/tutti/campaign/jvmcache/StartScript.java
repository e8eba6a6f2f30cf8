package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.tutti.campaign.launch.DriverJvm;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.KnownFile;

/**
 * The script beside a jar that starts it with the cache of ranks that are started by hand, so that
 * no first JVM has to look for it. Commands have it as well, since it contains the report; a driver
 * also has the options of one. The shell compares what the file system says of jars and cache.
 * Where anything differs, the script starts {@code java -jar}, which looks closer.
 *
 * @param jar which it starts, absolute
 * @param main the main class of that jar
 */
record StartScript(Path jar, String main) {
  private static final String JAR = ".jar";
  private static final String SHELL = "#!/bin/sh";
  private static final String MARK =
      "# Starts the jar beside this file. 'java -jar JAR cache --after-build' wrote it.";

  /** How {@code stat} prints what {@link #state} returns. */
  private static final String FORMAT = "%i %s %.9Y %.9Z";

  private static final String ATTRIBUTES = "unix:ino,size,lastModifiedTime,ctime";
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  /** The name of the jar without its suffix; empty if it has none. */
  Optional<Path> file() {
    String name = jar.toString();
    return name.endsWith(JAR)
        ? Optional.of(Path.of(name.substring(0, name.length() - JAR.length())))
        : Optional.empty();
  }

  /** Writes the script for the caches beside the jar, unless somebody else's file is there. */
  void write() throws IOException {
    Optional<Path> file = file();
    if (file.isEmpty() || Files.exists(file.get()) && !isOwn(file.get())) {
      return;
    }
    Path complete = Files.createTempFile(file.get().getParent(), "start", ".sh");
    Files.writeString(complete, text());
    Files.setPosixFilePermissions(complete, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.move(
        complete, file.get(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static boolean isOwn(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream input = Files.newInputStream(file)) {
      byte[] begin = input.readNBytes(SHELL.length() + MARK.length() + 1);
      return new String(begin, StandardCharsets.UTF_8).equals(SHELL + "\n" + MARK);
    }
  }

  private String text() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(SHELL);
    lines.add(MARK);
    lines.add(
        "here=$(dirname \"$(readlink -f \"$0\")\") && here=$(cd \"$here\" && pwd -P) || exit");
    lines.add("jar=$here/" + quoted(jar.getFileName().toString()));
    lines.add("java=${JAVA_HOME:+$JAVA_HOME/bin/}java");
    lines.add("rank=${OMPI_COMM_WORLD_RANK-}${PMI_RANK-}${PMIX_RANK-} driver=");
    lines.add("case ${1-} in");
    lines.add("  run | rerun) rank= driver='" + String.join(" ", DriverJvm.OPTIONS) + "' ;;");
    lines.add("esac");
    lines.add("given=${JAVA_TOOL_OPTIONS-}${JDK_JAVA_OPTIONS-}${_JAVA_OPTIONS-}");
    lines.add("if [ -z \"$given\" ]; then");
    lines.add("  found=$(readlink -f \"$(command -v \"$java\")\") || found=");
    for (Path cache : caches()) {
      lines.addAll(start(cache, CacheDescription.of(cache).orElseThrow()));
    }
    lines.add("fi");
    lines.add("exec \"$java\" $driver -jar \"$jar\" \"$@\"");
    return String.join("\n", lines) + "\n";
  }

  private List<String> start(Path cache, CacheDescription description) throws IOException {
    List<String> files = new ArrayList<>();
    List<String> states = new ArrayList<>();
    for (KnownFile one : description.jars().jars()) {
      files.add(quoted(one.file().toString()));
      states.add(state(one.file()));
    }
    files.add(quoted(cache.toString()));
    states.add(state(cache));
    Path java = description.java().home().resolve("bin").resolve("java");
    JvmOptionsByHand options = description.options();
    List<String> lines = new ArrayList<>();
    lines.addAll(isQuick(options));
    lines.addAll(
        List.of(
            "  if [ \"$jar\" = "
                + quoted(jar.toString())
                + " ] && [ \"$found\" = "
                + quoted(java.toString())
                + " ] &&",
            "    [ \"$(stat -L -c '"
                + FORMAT
                + "' "
                + String.join(" ", files)
                + " 2>&1)\" = "
                + quoted(String.join("\n", states))
                + " ]; then",
            "    [ -n \"$rank\" ] || " + exec(ofCommand(cache, options), "$driver "),
            "    is_quick \"$@\" && "
                + exec(StartByHand.options(cache, List.of(), options.all()), ""),
            "    " + exec(StartByHand.options(cache, List.of(), options.ofAny()), ""),
            "  fi"));
    return lines;
  }

  /** Defines what {@link JvmOptionsByHand#of} decides, as a function of the shell. */
  private static List<String> isQuick(JvmOptionsByHand options) {
    List<String> lines = new ArrayList<>();
    if (options.delayed().isEmpty()) {
      return List.of("  is_quick() { true; }");
    }
    lines.add("  is_quick() {");
    lines.add("    named=1 last=");
    lines.add("    for word; do");
    lines.add("      case $word in");
    lines.add("        -*) ;;");
    lines.add("        @* | *\\** | " + patterns(options.delayed()) + ") return 1 ;;");
    if (!options.quick().isEmpty()) {
      lines.add("        " + patterns(options.quick()) + ")");
      lines.add("          case $last in -*=*) named=0 ;; -*) ;; *) named=0 ;; esac ;;");
    }
    lines.addAll(List.of("      esac", "      last=$word", "    done", "    return $named", "  }"));
    return lines;
  }

  private static String patterns(List<String> benchmarks) {
    return JvmOptionsByHand.words(benchmarks).stream()
        .map(StartScript::quoted)
        .collect(Collectors.joining(" | "));
  }

  /** The options of a process that is no rank: those that a jar's manifest would give it, too. */
  private static List<String> ofCommand(Path cache, JvmOptionsByHand options) {
    List<String> all =
        new ArrayList<>(
            CacheDescription.kind(cache.toString()).orElseThrow().using(cache.toString()));
    options.all().stream().filter(JavaProgram::permitsForeignCalls).forEach(all::add);
    return all;
  }

  private String exec(List<String> options, String further) {
    List<String> command = new ArrayList<>(List.of("exec", "\"$java\""));
    options.forEach(option -> command.add(quoted(option)));
    command.add(further + "-cp");
    command.addAll(List.of("\"$jar\"", main, "\"$@\""));
    return String.join(" ", command);
  }

  /** The caches whose jars are as they were when these were made. */
  private List<Path> caches() {
    List<Path> caches = new ArrayList<>();
    Path directory = JvmCacheFiles.besideJar(jar.toString()).directory();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        Optional<CacheDescription> found =
            CacheDescription.kind(entry.toString()).isPresent()
                ? CacheDescription.of(entry)
                : Optional.empty();
        if (found.isPresent()
            && found.get().starter() == RankStarter.HAND
            && found.get().fits(entry, found.get().java().home(), jar.toString())) {
          caches.add(entry);
        }
      }
    } catch (IOException e) {
      return List.of(); // There is no such directory.
    }
    return caches;
  }

  private static String state(Path file) throws IOException {
    Map<String, Object> found = Files.readAttributes(file, ATTRIBUTES);
    return String.join(
        " ",
        found.get("ino").toString(),
        found.get("size").toString(),
        seconds((FileTime) found.get("lastModifiedTime")),
        seconds((FileTime) found.get("ctime")));
  }

  private static String seconds(FileTime time) {
    long nanos = time.to(TimeUnit.NANOSECONDS);
    String fraction = Long.toString(NANOS + Math.floorMod(nanos, NANOS)).substring(1);
    return Math.floorDiv(nanos, NANOS) + "." + fraction;
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
