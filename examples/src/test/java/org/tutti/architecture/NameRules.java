package org.tutti.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What types are called, and that texts which mention them are up to date. */
final class NameRules {
  private static final Pattern TYPE = Pattern.compile("\\b(?:[A-Z][a-z0-9]+){2,}\\b");
  private static final Pattern PACKAGE = Pattern.compile("\\borg\\.tutti(?:\\.[a-z]+)+\\b");
  private static final Pattern OF_THE_JDK = Pattern.compile("\\bjavax?\\.[\\w.]+");

  private NameRules() {}

  /** Nested types count too, except builders, which are never named without their owner. */
  static List<String> areUnique(ProjectTree project) {
    Map<String, Set<String>> types = new TreeMap<>();
    for (JavaClass type : project.classes()) {
      String name = type.getSimpleName();
      if (!name.isEmpty()
          && !name.equals("package-info")
          && !name.equals("Builder")
          && !type.getName().contains("_Harness")) {
        types.computeIfAbsent(name, any -> new TreeSet<>()).add(type.getName());
      }
    }
    types.values().removeIf(names -> names.size() == 1);
    return types.entrySet().stream()
        .map(entry -> entry.getKey() + " is the name of " + entry.getValue())
        .toList();
  }

  /** {@code ServiceLoader} finds nothing in silence where a file has another name. */
  static List<String> areServices(ProjectTree project) {
    Set<String> types = new TreeSet<>();
    for (JavaClass type : project.classes()) {
      types.add(type.getName());
    }
    List<String> violations = new ArrayList<>();
    for (ProjectModule module : project.modules()) {
      module.services().stream()
          .filter(service -> service.startsWith("org.tutti.") && !types.contains(service))
          .forEach(
              service -> violations.add(module.name() + " serves " + service + ", which is gone"));
    }
    return violations;
  }

  static List<String> existWherePackagePagesMentionThem(ProjectTree project) {
    List<String> violations = new ArrayList<>();
    Set<String> types = types(project);
    for (ProjectModule module : project.modules()) {
      for (Path file : module.mainFiles()) {
        if (file.endsWith("package-info.java")) {
          unknown(project, types, SourceRules.text(file))
              .forEach(name -> violations.add(file + " mentions " + name + ", which is gone"));
        }
      }
    }
    return violations;
  }

  /** Names in a text that look like types or packages of the project and are not. */
  static Set<String> unknown(ProjectTree project, String text) {
    return unknown(project, types(project), text);
  }

  private static Set<String> unknown(ProjectTree project, Set<String> types, String text) {
    Set<String> unknown = new TreeSet<>();
    String withoutJdk = OF_THE_JDK.matcher(text).replaceAll("");
    for (Matcher type = TYPE.matcher(withoutJdk); type.find(); ) {
      if (!types.contains(type.group()) && !isInJavaLang(type.group())) {
        unknown.add(type.group());
      }
    }
    for (Matcher name = PACKAGE.matcher(withoutJdk); name.find(); ) {
      if (project.classes().stream().noneMatch(type -> isIn(type, name.group()))) {
        unknown.add(name.group());
      }
    }
    return unknown;
  }

  private static Set<String> types(ProjectTree project) {
    Set<String> types = new TreeSet<>();
    project.classes().forEach(type -> types.add(type.getSimpleName()));
    project.modules().stream()
        .flatMap(module -> module.javaFiles().stream())
        .flatMap(file -> Stream.of(file.getFileName().toString().replace(".java", "")))
        .forEach(types::add);
    return types;
  }

  private static boolean isIn(JavaClass type, String packageName) {
    return (type.getPackageName() + ".").startsWith(packageName + ".");
  }

  private static boolean isInJavaLang(String name) {
    try {
      Class.forName("java.lang." + name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
