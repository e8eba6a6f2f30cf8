package org.tutti.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** What modules may know of each other. */
final class ModuleRules {
  private ModuleRules() {}

  static List<String> useOnlyModulesBefore(ProjectTree project) {
    List<String> violations = new ArrayList<>();
    forEachUse(
        project,
        (module, dependency) -> {
          ProjectModule used = project.moduleOf(dependency.getTargetClass()).orElseThrow();
          if (project.modules().indexOf(used) > project.modules().indexOf(module)) {
            violations.add(
                module.name() + " uses " + used.name() + ": " + dependency.getDescription());
          }
        });
    return violations;
  }

  /**
   * A module's pom names exactly the modules that its code uses. Modules of users, the examples
   * among them, name the one module that has no code of its own and stands for all others.
   */
  static List<String> declareWhatTheyUse(ProjectTree project) {
    Map<String, Set<String>> used = new TreeMap<>();
    forEachUse(
        project,
        (module, dependency) ->
            used.computeIfAbsent(module.name(), any -> new TreeSet<>())
                .add(project.moduleOf(dependency.getTargetClass()).orElseThrow().artifact()));
    Set<String> standingForAll = new TreeSet<>();
    project.modules().stream()
        .filter(module -> !module.hasCode() && !module.dependencies().isEmpty())
        .forEach(module -> standingForAll.add(module.artifact()));
    List<String> violations = new ArrayList<>();
    for (ProjectModule module : project.modules()) {
      boolean ofUsers = module.dependencies().stream().anyMatch(standingForAll::contains);
      Set<String> expected = ofUsers ? standingForAll : used.getOrDefault(module.name(), Set.of());
      if (module.hasCode()) {
        compare(module, expected, violations);
      }
    }
    return violations;
  }

  static List<String> shareNoPackage(ProjectTree project) {
    Map<String, Set<String>> modules = new TreeMap<>();
    for (JavaClass type : project.classes()) {
      modules
          .computeIfAbsent(type.getPackageName(), any -> new TreeSet<>())
          .add(project.moduleOf(type).orElseThrow().name());
    }
    modules.values().removeIf(names -> names.size() == 1);
    return modules.entrySet().stream()
        .map(entry -> "Package " + entry.getKey() + " is in " + entry.getValue())
        .toList();
  }

  private static void compare(ProjectModule module, Set<String> expected, List<String> violations) {
    for (String artifact : expected) {
      if (!module.dependencies().contains(artifact)) {
        violations.add("The pom of " + module.name() + " does not name " + artifact);
      }
    }
    for (String artifact : module.dependencies()) {
      if (!expected.contains(artifact)) {
        violations.add("The pom of " + module.name() + " needlessly names " + artifact);
      }
    }
  }

  private static void forEachUse(
      ProjectTree project, BiConsumer<ProjectModule, Dependency> action) {
    for (JavaClass type : project.classes()) {
      ProjectModule module = project.moduleOf(type).orElseThrow();
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        Optional<ProjectModule> used = project.moduleOf(dependency.getTargetClass());
        if (used.isPresent() && !used.get().equals(module)) {
          action.accept(module, dependency);
        }
      }
    }
  }
}
