package org.tutti.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Writes a small project into a folder: modules with poms, sources and compiled classes. */
final class ProjectTreeBuilder {
  private final Path root;
  private final List<String> modules = new ArrayList<>();

  ProjectTreeBuilder(Path root) {
    this.root = root;
  }

  /**
   * Adds a module after those added so far; its pom names these artifacts, each of which may be
   * followed by a scope, as in {@code tutti-mpi:test}.
   */
  ProjectTreeBuilder module(String name, String... artifacts) throws IOException {
    modules.add(name);
    String dependencies =
        Stream.of(artifacts).map(ProjectTreeBuilder::dependency).collect(Collectors.joining());
    String artifact = "tutti-" + Path.of(name).getFileName();
    write(
        name + "/pom.xml",
        element(
            "project", element("artifactId", artifact) + element("dependencies", dependencies)));
    return this;
  }

  /** Adds a type to the module that was added last. */
  ProjectTreeBuilder type(String qualifiedName, String body) throws IOException {
    int dot = qualifiedName.lastIndexOf('.');
    String type = qualifiedName.substring(dot + 1);
    String code =
        "package " + qualifiedName.substring(0, dot) + "; public class " + type + body + "\n";
    return file(qualifiedName, code);
  }

  /** Adds a source file to the module that was added last. */
  ProjectTreeBuilder file(String qualifiedName, String code) throws IOException {
    write(source(modules.get(modules.size() - 1), qualifiedName), code);
    return this;
  }

  /** Says in the module that was added last what implements a service. */
  ProjectTreeBuilder service(String type, String implementation) throws IOException {
    String folder = modules.get(modules.size() - 1) + "/src/main/resources/META-INF/services/";
    write(folder + type, implementation + "\n");
    return this;
  }

  /** Compiles all modules; each class lies in its own module, whatever the module uses. */
  Path build() throws IOException {
    String list =
        modules.stream().map(name -> element("module", name)).collect(Collectors.joining());
    write("pom.xml", element("project", element("modules", list)));
    String sources =
        modules.stream()
            .map(name -> root.resolve(name).resolve("src/main/java").toString())
            .collect(Collectors.joining(java.io.File.pathSeparator));
    for (ProjectModule module : Poms.modules(root)) {
      if (module.hasCode()) {
        compile(module, sources);
      }
    }
    return root;
  }

  private void compile(ProjectModule module, String sources) throws IOException {
    Path classes = Files.createDirectories(module.folder().resolve("target/classes"));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-d", classes.toString(), "-sourcepath", sources));
    arguments.addAll(List.of("-implicit:none", "-proc:none"));
    module.mainFiles().forEach(file -> arguments.add(file.toString()));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(new String[0]));
    if (status != 0) {
      throw new IllegalStateException("A wrong example does not compile: " + module.name());
    }
  }

  private static String source(String module, String qualifiedName) {
    return module + "/src/main/java/" + qualifiedName.replace('.', '/') + ".java";
  }

  private static String dependency(String artifact) {
    String[] parts = artifact.split(":");
    String scope = parts.length > 1 ? element("scope", parts[1]) : "";
    return element("dependency", element("artifactId", parts[0]) + scope);
  }

  private static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  private void write(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
