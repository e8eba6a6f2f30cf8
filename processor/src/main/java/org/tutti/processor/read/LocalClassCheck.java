package org.tutti.processor.read;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Reports annotations in classes that are local to a method or anonymous. No processor is told of
 * those, so that they would be ignored.
 */
public final class LocalClassCheck {
  private final Optional<Trees> trees;
  private final Diagnostics diagnostics;

  public LocalClassCheck(ProcessingEnvironment environment, Diagnostics diagnostics) {
    this.trees = BodyCheck.trees(environment);
    this.diagnostics = diagnostics;
  }

  /** Checks the code of a class that is not nested, and all that is in it. */
  public void check(TypeElement type) {
    trees.map(all -> all.getPath(type)).ifPresent(this::check);
  }

  private void check(TreePath path) {
    CompilationUnitTree file = path.getCompilationUnit();
    Set<String> names = names(file);
    new Scanner(file, names).scan(path.getLeaf(), false);
  }

  /** How the file may write the package of the annotations, or one of them. */
  private static Set<String> names(CompilationUnitTree file) {
    Set<String> names = new HashSet<>();
    for (ImportTree one : file.getImports()) {
      String name = one.getQualifiedIdentifier().toString();
      if (name.startsWith(Annotations.PACKAGE)) {
        names.add(name.substring(Annotations.PACKAGE.length()));
      }
    }
    return names;
  }

  /** The flag says whether the code is in a method or an initializer. */
  private final class Scanner extends TreeScanner<Void, Boolean> {
    private final CompilationUnitTree file;
    private final Set<String> names;

    Scanner(CompilationUnitTree file, Set<String> names) {
      this.file = file;
      this.names = names;
    }

    @Override
    public Void visitBlock(BlockTree node, Boolean local) {
      return super.visitBlock(node, true);
    }

    @Override
    public Void visitNewClass(NewClassTree node, Boolean local) {
      return super.visitNewClass(node, true);
    }

    @Override
    public Void visitAnnotation(AnnotationTree node, Boolean local) {
      String name = node.getAnnotationType().toString();
      String simple = name.substring(name.lastIndexOf('.') + 1);
      boolean ours =
          name.equals(Annotations.PACKAGE + simple)
              || (name.equals(simple)
                  && (names.contains(simple)
                      || (names.contains("*") && Annotations.NAMES.contains(simple))));
      if (local && ours) {
        diagnostics.report(
            Rule.ANNOTATION_WITHOUT_EFFECT,
            node,
            (kind, message) -> trees.get().printMessage(kind, message, node, file),
            simple,
            "a class that is local or anonymous",
            "Only the code around it can make objects of the class.");
      }
      return super.visitAnnotation(node, local);
    }
  }
}
