package org.tutti.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A tree of Maven modules, in the order of its poms, with everything compiled from it. */
record ProjectTree(List<ProjectModule> modules, JavaClasses classes) {
  /** The project whose parent pom lies in that folder; its modules have been compiled. */
  static ProjectTree at(Path root) {
    List<ProjectModule> modules = Poms.modules(root);
    List<Path> compiled =
        modules.stream().filter(ProjectModule::hasCode).map(ProjectModule::classes).toList();
    return new ProjectTree(modules, new ClassFileImporter().importPaths(compiled));
  }

  /** The module that a class was compiled in; none for classes of the JDK and of libraries. */
  Optional<ProjectModule> moduleOf(JavaClass type) {
    String name = type.getBaseComponentType().getName();
    return classes.contain(name)
        ? modules.stream().filter(module -> module.holds(classes.get(name))).findFirst()
        : Optional.empty();
  }
}
