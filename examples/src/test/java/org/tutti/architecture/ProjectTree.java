package org.tutti.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tree of Maven modules, in the order of its poms, with everything compiled from it.
 *
 * @param owners the modules of classes, by the names of these
 */
record ProjectTree(
    List<ProjectModule> modules, JavaClasses classes, Map<String, ProjectModule> owners) {
  /** The project whose parent pom lies in that folder; its modules have been compiled. */
  static ProjectTree at(Path root) {
    List<ProjectModule> modules = Poms.modules(root);
    List<Path> compiled =
        modules.stream().filter(ProjectModule::hasCode).map(ProjectModule::classes).toList();
    JavaClasses classes = new ClassFileImporter().importPaths(compiled);
    Map<String, ProjectModule> owners = new HashMap<>();
    for (JavaClass type : classes) {
      modules.stream()
          .filter(module -> module.holds(type))
          .findFirst()
          .ifPresent(module -> owners.put(type.getName(), module));
    }
    return new ProjectTree(modules, classes, owners);
  }

  /** The module that a class was compiled in; none for classes of the JDK and of libraries. */
  Optional<ProjectModule> moduleOf(JavaClass type) {
    return Optional.ofNullable(owners.get(type.getBaseComponentType().getName()));
  }
}
