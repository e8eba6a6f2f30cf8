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

  static List<String> useOnlyModulesBefore(House house) {
    List<String> violations = new ArrayList<>();
    forEachUse(
        house,
        (module, dependency) -> {
          HouseModule used = house.moduleOf(dependency.getTargetClass()).orElseThrow();
          if (house.modules().indexOf(used) > house.modules().indexOf(module)) {
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
  static List<String> declareWhatTheyUse(House house) {
    Map<String, Set<String>> used = new TreeMap<>();
    forEachUse(
        house,
        (module, dependency) ->
            used.computeIfAbsent(module.name(), any -> new TreeSet<>())
                .add(house.moduleOf(dependency.getTargetClass()).orElseThrow().artifact()));
    Set<String> standingForAll = new TreeSet<>();
    house.modules().stream()
        .filter(module -> !module.hasCode() && !module.dependencies().isEmpty())
        .forEach(module -> standingForAll.add(module.artifact()));
    List<String> violations = new ArrayList<>();
    for (HouseModule module : house.modules()) {
      boolean ofUsers = module.dependencies().stream().anyMatch(standingForAll::contains);
      Set<String> expected = ofUsers ? standingForAll : used.getOrDefault(module.name(), Set.of());
      if (module.hasCode()) {
        compare(module, expected, violations);
      }
    }
    return violations;
  }

  static List<String> shareNoPackage(House house) {
    Map<String, Set<String>> modules = new TreeMap<>();
    for (JavaClass type : house.classes()) {
      modules
          .computeIfAbsent(type.getPackageName(), any -> new TreeSet<>())
          .add(house.moduleOf(type).orElseThrow().name());
    }
    modules.values().removeIf(names -> names.size() == 1);
    return modules.entrySet().stream()
        .map(entry -> "Package " + entry.getKey() + " is in " + entry.getValue())
        .toList();
  }

  private static void compare(HouseModule module, Set<String> expected, List<String> violations) {
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

  private static void forEachUse(House house, BiConsumer<HouseModule, Dependency> action) {
    for (JavaClass type : house.classes()) {
      HouseModule module = house.moduleOf(type).orElseThrow();
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        Optional<HouseModule> used = house.moduleOf(dependency.getTargetClass());
        if (used.isPresent() && !used.get().equals(module)) {
          action.accept(module, dependency);
        }
      }
    }
  }
}
