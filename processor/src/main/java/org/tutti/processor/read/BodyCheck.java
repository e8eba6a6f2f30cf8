package org.tutti.processor.read;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.Optional;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Looks into a timed method for work that does not belong there: allocation, and writing to the
 * console or to files. Only what the method itself says is seen, and only where the compiler shows
 * its trees, as javac does.
 */
final class BodyCheck {
  private final Optional<Trees> trees;
  private final Diagnostics diagnostics;

  BodyCheck(ProcessingEnvironment environment, Diagnostics diagnostics) {
    this.trees = trees(environment);
    this.diagnostics = diagnostics;
  }

  void check(ExecutableElement method) {
    MethodTree tree = trees.map(all -> all.getTree(method)).orElse(null);
    if (tree == null || tree.getBody() == null) {
      return;
    }
    TreeSet<String> found = new TreeSet<>();
    new Scanner().scan(tree.getBody(), found);
    for (String what : found) {
      diagnostics.report(Rule.WORK_IN_BODY, method, method.getSimpleName(), what);
    }
  }

  private static Optional<Trees> trees(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // not javac: nothing is seen, nothing is warned of
    }
  }

  /** What is thrown when something goes wrong is no part of the work. */
  private static final class Scanner extends TreeScanner<Void, TreeSet<String>> {
    @Override
    public Void visitNewClass(NewClassTree node, TreeSet<String> found) {
      found.add("allocates with new " + node.getIdentifier());
      return super.visitNewClass(node, found);
    }

    @Override
    public Void visitNewArray(NewArrayTree node, TreeSet<String> found) {
      found.add("allocates an array");
      return super.visitNewArray(node, found);
    }

    @Override
    public Void visitThrow(ThrowTree node, TreeSet<String> found) {
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree node, TreeSet<String> found) {
      String method = node.getMethodSelect().toString();
      if (method.startsWith("System.out.") || method.startsWith("System.err.")) {
        found.add("writes to the console");
      } else if (method.startsWith("Files.")) {
        found.add("works on files");
      } else if (method.endsWith(".allocate") || method.endsWith(".slice")) {
        found.add("allocates with " + method.substring(method.lastIndexOf('.') + 1));
      }
      return super.visitMethodInvocation(node, found);
    }
  }
}
