# Ce que dit une table en dehors des règles : refus, journal entre les coups, rappels, avertissements, formules.
# refused-… sont des phrases entières qui disent quoi faire ensuite. $voice, $player, $card comme dans play.ftl.

## Refus

refused-already-started = La partie a déjà commencé.
refused-bad-batch = Envoyez de 1 à { $count } coups à la fois.
refused-bad-first = Choisissez qui commence : un siège de 1 à { $count }, ou le hasard.
refused-bad-message = Ce message est illisible : { $text }
refused-unknown-message = Cette version de la table ne connaît pas ce type de demande.
refused-bad-nonce = La part de hasard doit faire { $count } octets, en chiffres hexadécimaux.
refused-bad-phrase = Cette formule n’existe pas.
refused-bad-players = Seasons se joue à 2, 3 ou 4 joueurs.
refused-bad-record =
    { $number ->
        [0] Ce fichier n’est pas une partie enregistrée qui puisse être montrée ici. Choisissez-en un qui a été enregistré à la fin d’une partie.
       *[other] Cette partie enregistrée ne peut pas être montrée : il y a une erreur à la ligne { $number }. Choisissez le fichier tel qu’il a été enregistré.
    }
refused-bad-standing = Une réponse automatique n’est possible que pour « Corne du mendiant » et « Sablier du temps ».
refused-busy = Trop de coups sont arrivés en même temps. Réessayez.
refused-failed = Une erreur s’est produite ici et a été notée. Rien n’a changé : réessayez.
refused-game-over = La partie est terminée.
refused-hello-twice = Vous avez déjà dit bonjour.
refused-illegal = C’est impossible maintenant. Rien n’a changé.
refused-name-too-long = Un nom compte au plus { $count } caractères.
refused-no-bot = Il n’y a pas de joueur virtuel « { $text } ».
refused-no-continue = Tant que d’autres personnes jouent ici, vous ne pouvez continuer ailleurs qu’une fois la partie terminée, ou si tout le monde autorise les conseils.
refused-no-hints = Les conseils ne sont possibles que contre l’ordinateur, ou si tout le monde est d’accord.
refused-no-key = Le lien est incomplet : il manque la fin, après le #.
refused-no-seat = Ce siège n’existe pas.
refused-no-table = Cette table n’existe pas, ou le lien a été modifié. Demandez un nouveau lien ou commencez une nouvelle partie.
refused-not-asked = Rien ne vous est demandé pour l’instant.
refused-not-over = La partie n’est pas encore terminée.
refused-not-started = La partie n’a pas encore commencé.
refused-not-your-seat = Ce n’est pas votre siège.
refused-not-yours = Seule la personne qui a ouvert la table peut faire cela.
refused-nothing-to-continue = Impossible de reprendre la partie à cet endroit.
refused-nothing-to-undo = Il n’y a plus rien à annuler.
refused-only-moves = On a tant parlé, changé et annulé à cette table qu’elle n’accepte plus que des coups.
refused-other-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
refused-record-too-long = Une partie enregistrée compte au plus { $count } caractères. Choisissez un autre fichier.
refused-record-unfinished = Seules les parties terminées, avec leur graine, peuvent être montrées.
refused-seat-taken = Ce siège est déjà pris.
refused-seats-open =
    { $count ->
        [one] { $count } siège est encore libre : attendez, ou laissez jouer l’ordinateur.
       *[other] { $count } sièges sont encore libres : attendez, ou laissez jouer l’ordinateur.
    }
refused-slow-down = C’était un peu rapide. Attendez un instant.
refused-spectator = Vous regardez la partie : seuls les joueurs peuvent faire cela.
refused-stale = Quelqu’un a été plus rapide : regardez où en est la table.
refused-storage = La base de données ne répond pas. Rien n’est perdu : réessayez dans un instant.
refused-too-far = Le hasard doit d’abord décider : jouez ces coups l’un après l’autre.
refused-too-long = Un message compte au plus { $count } caractères.
refused-too-many-keys = On peut chercher au plus { $count } tables à la fois.
refused-undo-people = Revenir aussi loin n’est possible que contre l’ordinateur.
refused-view-only = Cette partie a commencé avec d’anciennes règles : on peut la regarder, mais pas la continuer.

## Le journal entre les coups

log-sits =
    { $voice ->
        [you] Vous prenez place.
       *[other] { $player } prend place.
    }
log-left =
    { $voice ->
        [you] Vous quittez la table.
       *[other] { $player } quitte la table.
    }
log-bot =
    { $voice ->
        [you] L’ordinateur joue pour vous.
       *[other] L’ordinateur joue pour { $player }.
    }
log-undo =
    { $voice ->
        [you] Vous annulez { $count ->
            [one] { $count } coup
           *[other] { $count } coups
        }.
       *[other] { $player } annule { $count ->
            [one] { $count } coup
           *[other] { $count } coups
        }.
    }
log-back =
    { $voice ->
        [you] Vous revenez en arrière dans la partie.
       *[other] { $player } revient en arrière dans la partie.
    }
log-rematch = Une nouvelle partie commence à une autre table.

## Rappels avant la fin d’un tour

free-transmute =
    { $count ->
        [one] Vous pouvez encore cristalliser : { $count } cristal.
       *[other] Vous pouvez encore cristalliser : { $count } cristaux.
    }
free-summon = { $card } ne vous coûte rien.
free-activate = Vous pouvez encore activer { $card }.

## Avertissements avant un coup

warn-no-room = Il n’y aura aucune place libre : toutes les cartes piochées pour { $card } seraient défaussées.
warn-overflow =
    { $count ->
        [one] Votre réserve débordera : vous défausserez { $count } énergie.
       *[other] Votre réserve débordera : vous défausserez { $count } énergies.
    }
warn-energies-lost =
    { $count ->
        [one] Vous perdez { $count } énergie.
       *[other] Vous perdez { $count } énergies.
    }

## Formules

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-thinking = Je réfléchis
phrase-nice = Joli coup
phrase-oops = Oups
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-hurry = C’est à vous, je crois
phrase-bye = Au revoir
