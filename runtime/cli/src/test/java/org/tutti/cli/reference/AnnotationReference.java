package org.tutti.cli.reference;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.tutti.records.settings.SettingKey;

/** Reads the sources of the annotations into one Markdown page. */
final class AnnotationReference {
  /** An attribute of an annotation whose attributes are settings, and the option it is known by. */
  record SettingAttribute(String annotation, String attribute, String option) {}

  private static final int WIDTH = 100;
  private static final String USUAL_TARGETS = "methods, classes, annotations";

  private final List<SettingAttribute> settings = new ArrayList<>();
  private final StringBuilder page =
      new StringBuilder(
          """
          # Annotations

          This reference is generated from the Javadoc of `org.tutti.annotations`. For an introduction,
          see [Writing benchmarks](writing-benchmarks.md). Papers are cited as in
          [The method](method.md). Without other words, an annotation applies to methods, classes, and
          annotations.
          """);

  static AnnotationReference of(Path sources) {
    AnnotationReference reference = new AnnotationReference();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (Stream<Path> files = Files.list(sources);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sorted = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sorted));
      DocTrees docs = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        for (Tree type : unit.getTypeDecls()) {
          reference.type(docs, TreePath.getPath(unit, type), (ClassTree) type);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return reference;
  }

  String page() {
    return page.toString();
  }

  List<SettingAttribute> settings() {
    return settings;
  }

  private void type(DocTrees docs, TreePath path, ClassTree type) {
    String name = type.getSimpleName().toString();
    if (type.getKind() == Tree.Kind.ENUM) {
      page.append("\n## ").append(name).append("\n\n").append(text(docs, path)).append("\n");
      constants(docs, path, type);
      return;
    }
    boolean isPublic = type.getModifiers().toString().contains("public");
    if (type.getKind() != Tree.Kind.ANNOTATION_TYPE || !isPublic) {
      return;
    }
    page.append("\n## @").append(name).append("\n\n").append(text(docs, path)).append("\n");
    annotation(type, "Target")
        .map(target -> targets(target.getArguments().toString()))
        .filter(targets -> !targets.equals(USUAL_TARGETS))
        .ifPresent(targets -> page.append("\nApplies to: ").append(targets).append(".\n"));
    boolean isSetting = annotation(type, "Setting").isPresent() && !name.equals("Options");
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree attribute) {
        attribute(docs, new TreePath(path, member), name, attribute, isSetting);
      }
    }
  }

  private void attribute(
      DocTrees docs, TreePath path, String annotation, MethodTree attribute, boolean isSetting) {
    String name = attribute.getName().toString();
    StringBuilder item = new StringBuilder("- `");
    item.append(attribute.getReturnType()).append(' ').append(name).append('`');
    if (attribute.getDefaultValue() != null) {
      item.append(", default `").append(attribute.getDefaultValue()).append('`');
    }
    boolean isMsizes = annotation.equals("Param") && name.equals("msizes");
    if (isSetting || isMsizes) {
      String option = isMsizes ? "msizes" : option(annotation, name);
      settings.add(new SettingAttribute(annotation, name, option));
      item.append(", option `").append(spelling(option)).append('`');
    }
    item(item.toString(), text(docs, path));
  }

  private static String spelling(String option) {
    return SettingKey.named(option).map(SettingKey::spelling).orElse("--" + option);
  }

  /** Constants that their names explain share an item. */
  private void constants(DocTrees docs, TreePath path, ClassTree type) {
    List<String> plain = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member.getKind() == Tree.Kind.VARIABLE && member.toString().contains("/*public static")) {
        String name = "`" + member.toString().replaceAll("(?s).*\\*/ (\\w+).*", "$1") + '`';
        String text = text(docs, new TreePath(path, member));
        if (text.isEmpty()) {
          plain.add(name);
        } else {
          plainConstants(plain);
          item("- " + name, text);
        }
      }
    }
    plainConstants(plain);
  }

  private void plainConstants(List<String> names) {
    if (!names.isEmpty()) {
      item("- " + String.join(", ", names), "");
      names.clear();
    }
  }

  /** Lines have at most 100 characters, as in all pages. */
  private void item(String label, String text) {
    StringBuilder line = new StringBuilder("\n");
    for (String word : (text.isEmpty() ? label : label + ": " + text).split("\\s+")) {
      if (line.length() + word.length() > WIDTH) {
        page.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder("  ");
      }
      line.append(word).append(' ');
    }
    page.append(line.toString().stripTrailing().indent(0));
  }

  private static Optional<? extends AnnotationTree> annotation(ClassTree type, String name) {
    return type.getModifiers().getAnnotations().stream()
        .filter(annotation -> annotation.getAnnotationType().toString().equals(name))
        .findFirst();
  }

  private static String option(String annotation, String attribute) {
    String name = attribute.equals("value") ? annotation : annotation + "-" + attribute;
    return name.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  private static String targets(String arguments) {
    return Stream.of("METHOD", "TYPE", "FIELD", "ANNOTATION_TYPE")
        .filter(target -> arguments.matches("(?s).*\\." + target + "\\b.*"))
        .map(
            target ->
                switch (target) {
                  case "METHOD" -> "methods";
                  case "TYPE" -> "classes";
                  case "FIELD" -> "fields";
                  default -> "annotations";
                })
        .reduce((left, right) -> left + ", " + right)
        .orElse("");
  }

  private static String text(DocTrees docs, TreePath path) {
    String comment = docs.getDocComment(path);
    return comment == null
        ? ""
        : comment
            .strip()
            .replaceAll("(?m)^ ", "")
            .replaceAll("\\{@code\\s+([^{}]*(?:\\{[^{}]*\\}[^{}]*)*)\\}", "`$1`")
            .replaceAll("\\{@link\\s+[^\\s}]+\\s+([^}]*)\\}", "$1")
            .replaceAll("\\{@link\\s+#?([^}]*)\\}", "`$1`")
            .replace("<p>", "");
  }
}
