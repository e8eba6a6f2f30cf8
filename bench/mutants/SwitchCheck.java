package org.tutti.bench.mutants;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Whether sources compile with a switch: not where a constant is needed, for one. */
final class SwitchCheck {
  private final Path root;
  private final List<String> options;
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);

  SwitchCheck(Path root, String classPath) {
    this.root = root;
    this.options = List.of("-proc:none", "-Xlint:none", "-cp", classPath);
  }

  boolean compiles(FaultPlace place) throws IOException {
    MutatedSource source = new MutatedSource(root, place.file());
    List<JavaFileObject> sources = new ArrayList<>();
    sources.add(new SourceText(place.file(), source.withSwitches(Map.of(place, 0))));
    Path ofSwitch = Path.of(place.switchClass().replace('.', '/') + ".java");
    sources.add(new SourceText(ofSwitch, place.switchSource()));
    if (source.isInField(place)) {
      manager.getJavaFileObjectsFromPaths(naming(place.file())).forEach(sources::add);
    }
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    JavacTask task = (JavacTask) compiler.getTask(null, manager, told, options, null, sources);
    task.analyze();
    for (Diagnostic<?> each : told.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        System.err.println("has no switch: " + place + ": " + each.getMessage(null));
        return false;
      }
    }
    return true;
  }

  /** Other sources that name the class of a file. */
  private List<Path> naming(Path named) throws IOException {
    Pattern name =
        Pattern.compile("\\b" + named.getFileName().toString().replace(".java", "") + "\\b");
    List<Path> naming = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        if (root.relativize(file).toString().matches("(?!bench/|archetype/).*/src/main/java/.*")
            && !file.equals(root.resolve(named))
            && name.matcher(Files.readString(file)).find()) {
          naming.add(file);
        }
      }
    }
    return naming;
  }

  private static final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(Path file, String text) {
      super(URI.create("string:///" + file), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
